import styled from 'styled-components';
import { color, radius, rem, size, space, type } from '../../theme/index.ts';
import { choiceShape, smallSelect } from '../smallSelect.ts';

export const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  font: ${type('bodySmall')};
`;

/** At the end of the line, also without the page-size select. */
export const Steps = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin-inline-start: auto;
`;

export const Step = styled.button`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: ${size.touch};
  block-size: ${size.touch};
  padding: 0;
  border: 1.5px solid ${color('action.secondary.line')};
  border-radius: ${radius.control};
  background: ${color('action.secondary.bg')};
  color: ${color('action.secondary.text')};
  cursor: pointer;

  &:hover {
    background: ${color('action.secondary.bgHover')};
  }
  &:focus-visible {
    border-radius: ${radius.control};
  }
  &[aria-disabled='true'] {
    border-color: transparent;
    background: ${color('action.disabled.bg')};
    color: ${color('action.disabled.text')};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/** As wide as its longest text, so that the buttons do not move. */
export const Words = styled.span`
  min-inline-size: min(${rem(96)}, 25vw);
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

export const Size = styled.label`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  color: ${color('text.muted')};
`;

export const Choice = styled.span`
  ${choiceShape}
  display: inline-flex;
  color: ${color('text.default')};
`;

export const Select = styled.select`
  ${smallSelect}
`;
