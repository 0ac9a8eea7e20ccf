import styled from 'styled-components';
import { color, radius, rem, size, space, type } from '@zawadeh/ui';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100%;
`;

/** As wide as its contents need on a tablet, not as wide as the screen. */
const widest = rem(368);

export const Places = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space(2)};
  inline-size: 100%;
  max-inline-size: ${widest};
  margin-inline: auto;
  padding: ${space(3)};
`;

export const Place = styled.span`
  display: grid;
  place-items: center;
  min-block-size: ${rem(64)};
  border: 1px solid ${color('line.control')};
  border-radius: ${radius.control};
  background: ${color('bg.surface')};
  font: ${type('price')};
  font-size: ${rem(32)};
  line-height: 1.2;

  &[data-current] {
    border: 3px solid ${color('focus.ring')};
  }
`;

export const Found = styled.div`
  display: grid;
  flex: 1;
  align-content: start;
  gap: ${space(2)};
  padding: 0 ${space(3)} ${space(3)};
`;

/** Six columns from 360 px on, five on smaller screens. */
export const Pad = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${size.button}, 1fr));
  gap: ${rem(5)};
  inline-size: 100%;
  max-inline-size: ${widest};
  margin-inline: auto;
  padding: ${rem(10)} ${space(2)} calc(${rem(10)} + env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color('line.subtle')};
  background: ${color('bg.sunken')};
`;

export const Key = styled.button`
  min-block-size: ${size.button};
  padding: 0;
  border: 1px solid ${color('line.control')};
  border-radius: ${radius.control};
  background: ${color('bg.surface')};
  color: ${color('text.default')};
  font: ${type('price')};
  font-size: ${rem(20)};
  line-height: 1.2;
  cursor: pointer;
  touch-action: manipulation;

  &:active {
    background: ${color('action.secondary.bgHover')};
  }
  &:focus-visible {
    border-radius: ${radius.control};
    outline-offset: 0;
  }
  &[data-dimmed] {
    border-color: transparent;
    background: ${color('neutral.bg')};
    color: ${color('neutral.text')};
    font-weight: 400;
  }
  @media (forced-colors: active) {
    &[data-dimmed] {
      border-style: dotted;
      border-color: CanvasText;
    }
  }
`;

/** The last row, beside the one character that is left over. */
export const Delete = styled(Key)`
  display: grid;
  grid-column: 2 / -1;
  place-items: center;
`;
