import styled from 'styled-components';
import { ablaqBand } from '../../foundations/ablaqBand.ts';
import { color, from, layer, radius, rem, size, space } from '../../theme/index.ts';

/** On a phone. */
export const shopPictureHeight = rem(220);
const BAND = rem(8);

/** From edge to edge above a band on a phone, an arched window on a desktop. */
export const Root = styled.div`
  position: relative;

  ${from('md')} {
    &:not([data-band]) {
      inline-size: 100%;
      max-inline-size: ${rem(400)};
    }
  }
`;

export const Window = styled.div`
  position: relative;
  overflow: hidden;
  block-size: ${shopPictureHeight};
  background: ${color('bg.brand')};

  &::after {
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    block-size: ${BAND};
    content: '';
    ${ablaqBand}
  }

  ${from('md')} {
    :not([data-band]) > & {
      --round: 50% ${(100 * 200) / 330}%;

      block-size: auto;
      aspect-ratio: 400 / 330;
      border-radius: ${radius.card};
      border-start-start-radius: var(--round);
      border-start-end-radius: var(--round);

      &::after {
        content: none;
      }
    }
  }
`;

export const Picture = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;

  /* Below the round buttons in the corners. */
  &[data-drawn] {
    padding: calc(${size.touch} + ${space(4)}) ${space(6)} ${BAND};
    object-fit: contain;
    object-position: bottom;
  }
  [data-band] &[data-drawn] {
    padding-block-start: ${space(5)};
  }
  ${from('md')} {
    :not([data-band]) > * > &[data-drawn] {
      padding-block-end: 0;
    }
  }
`;

export const Corner = styled.div`
  position: absolute;
  inset-block-start: ${space(2)};
  inset-inline-start: ${space(2)};
  z-index: ${layer.cardOverlay + 1};

  ${from('md')} {
    inset-block-start: 0;
    inset-inline-start: 0;
  }
`;
