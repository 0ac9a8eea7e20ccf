import styled, { keyframes } from 'styled-components';
import { rem, space } from '../../theme/index.ts';

const turn = keyframes`
  to { rotate: 1turn; }
`;

/** The idle and the busy label share one grid cell, so that the width fits both. */
export const Faces = styled.span`
  display: grid;

  > * {
    display: flex;
    grid-area: 1 / 1;
    align-items: center;
    justify-content: center;
    gap: ${space(2)};
  }
  > [hidden] {
    visibility: hidden;
  }
  > :last-child::before {
    flex: none;
    inline-size: ${rem(16)};
    block-size: ${rem(16)};
    border: 2px solid;
    border-block-start-color: transparent;
    border-radius: 50%;
    content: '';
    animation: ${turn} 1s linear infinite;
  }
`;
