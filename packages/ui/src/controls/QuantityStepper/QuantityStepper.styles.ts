import styled, { css } from 'styled-components';
import { color, radius, rem, size, space, type } from '../../theme/index.ts';

/** As high as the button beside it in the sticky footer. */
export const Cells = styled.div`
  display: inline-grid;
  grid-template-columns: ${size.touch} minmax(${size.touch}, max-content) ${size.touch};
  min-block-size: ${size.button};
  border: 1.5px solid ${color('line.control')};
  border-radius: ${radius.control};
  background: ${color('bg.surface')};
  color: ${color('text.default')};

  &[data-look='apart'] {
    grid-template-columns: ${rem(64)} minmax(${rem(56)}, max-content) ${rem(64)};
    gap: ${space(1)};
    border: 0;
    background: none;

    > button {
      min-block-size: ${rem(48)};
      border: 1.5px solid ${color('action.secondary.line')};
      border-radius: ${radius.control};
      background: ${color('bg.surface')};
      color: ${color('text.link')};

      &:hover {
        background: ${color('neutral.bg')};
      }
    }
    > input {
      font: ${type('price')};
      font-size: ${rem(22)};
    }
  }
`;

/** The three cells share one outline, so each shows its focus ring inside. */
const cell = css`
  min-block-size: ${size.touch};
  padding: 0;
  border: 0;
  border-radius: calc(${radius.control} - 1.5px);
  background: transparent;

  &:focus-visible {
    outline-offset: -3px;
    border-radius: calc(${radius.control} - 1.5px);
  }
`;

export const Step = styled.button`
  ${cell}
  display: grid;
  place-items: center;
  cursor: pointer;
  touch-action: manipulation;

  &:hover {
    background: ${color('neutral.bg')};
  }
  &[aria-disabled='true'] {
    background: transparent;
    cursor: not-allowed;
    > * {
      opacity: 0.4;
    }
  }
  @media (forced-colors: active) {
    &[aria-disabled='true'] {
      color: GrayText;
      > * {
        opacity: 1;
      }
    }
  }
`;

export const Value = styled.input`
  ${cell}
  inline-size: 100%;
  min-inline-size: ${size.touch};
  font: ${type('button')};
  font-variant-numeric: tabular-nums;
  text-align: center;
  field-sizing: content;
`;

export const Note = styled.p`
  margin-block-start: ${space(1)};
  color: ${color('text.muted')};
  font: ${type('caption')};
  max-inline-size: ${rem(240)};

  &:empty {
    margin: 0;
  }
`;
