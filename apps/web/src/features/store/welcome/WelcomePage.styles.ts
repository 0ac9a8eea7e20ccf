import { ablaqBand, color, from, onBrand, radius, rem, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

/** From edge to edge on a phone, with the band at its end. */
export const Band = styled.div`
  ${onBrand}
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  margin: calc(-1 * ${space(4)}) calc(-1 * ${space(4)}) 0;
  padding: ${space(5)} ${space(4)} calc(${space(5)} + ${rem(5)});
  background: ${color('bg.brand')};
  color: ${color('text.onBrand')};

  p {
    margin-block-start: ${space(1)};
    color: ${color('text.onBrandMuted')};
  }
  > img {
    flex: none;
  }
  &::after {
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    block-size: ${rem(5)};
    content: '';
    ${ablaqBand}
  }
  ${from('lg')} {
    margin: calc(-1 * ${space(6)}) calc(-1 * ${space(6)}) 0;
    padding-inline: ${space(6)};
  }
  @media (forced-colors: active) {
    color: CanvasText;

    p {
      color: inherit;
    }
  }
`;

export const Steps = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  max-inline-size: ${rem(640)};
`;

export const Step = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space(3)};
  align-items: center;
  padding: ${space(4)};
  border: 1px solid ${color('line.subtle')};
  border-radius: ${radius.card};
  background: ${color('bg.surface')};

  &[data-state='open'] {
    border: 2px solid ${color('action.secondary.line')};
  }
  &[data-state='done'] {
    background: ${color('action.secondary.bgHover')};
  }
`;

/** The number of the step, or that it is done. */
export const Mark = styled.span`
  display: grid;
  place-items: center;
  align-self: start;
  inline-size: ${rem(44)};
  block-size: ${rem(44)};
  border-radius: 50%;
  background: ${color('tag.bg')};
  color: ${color('tag.text')};
  font: ${type('stamp')};

  [data-state='done'] > & {
    background: ${color('chip.selectedBg')};
    color: ${color('chip.selectedText')};
  }
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
    color: CanvasText;
  }
`;

export const StepName = styled.h2`
  font: ${type('price')};
  line-height: 1.3;
`;

export const Says = styled.p`
  color: ${color('text.muted')};
`;

export const Open = styled.button`
  display: flex;
  grid-column: 2 / -1;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-block-size: ${rem(44)};
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  text-align: start;
  cursor: pointer;
`;

export const Actions = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: ${space(1)};
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  max-inline-size: ${rem(640)};
  color: ${color('text.muted')};
`;
