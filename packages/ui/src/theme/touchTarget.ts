import { css } from 'styled-components';
import { size } from './scales.ts';

/** A link of 44 px for a finger that takes no more room than its words, however many lines they have. */
export const touchTarget = css`
  --room: max(0px, (${size.touch} - 1lh) / 2);

  position: relative;
  display: inline-block;
  min-inline-size: 0;
  margin-block: calc(-1 * var(--room));
  padding-block: var(--room);
`;
