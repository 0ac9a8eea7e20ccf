import { css } from 'styled-components';
import { size } from './scales.ts';

/** A link of 44 px for a finger that takes no more room than its words, however many lines they have. */
export const touchTarget = css`
  position: relative;
  display: inline-block;
  min-inline-size: 0;

  &::after {
    position: absolute;
    inset-block: min(0px, calc((100% - ${size.touch}) / 2));
    inset-inline: 0;
    content: '';
  }
`;
