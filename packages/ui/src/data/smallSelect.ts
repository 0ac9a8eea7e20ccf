import { css } from 'styled-components';
import { color, radius, size, space } from '../theme/index.ts';

/** Wraps a small select and its chevron; the chevron passes presses on. */
export const choiceShape = css`
  position: relative;
  align-items: center;

  > span:last-child {
    position: absolute;
    inset-inline-end: ${space(3)};
    pointer-events: none;
  }
`;

/** A compact select beside a table. */
export const smallSelect = css`
  min-block-size: ${size.touch};
  padding-inline: ${space(3)} ${space(10)};
  border: 1.5px solid ${color('line.control')};
  border-radius: ${radius.control};
  background: ${color('bg.surface')};
  appearance: none;
  cursor: pointer;

  &:focus-visible {
    border-radius: ${radius.control};
  }
`;
