import { duration, easing, from, rem } from '@zawadeh/ui';
import styled, { css, keyframes } from 'styled-components';

const rise = keyframes`
  from {
    translate: 0 16px;
    opacity: 0;
  }
`;

const emerge = keyframes`
  from { translate: 0 44px; }
`;

const unfold = keyframes`
  from {
    scale: 0.3;
    opacity: 0;
  }
`;

const share = (part: number): string => `calc(${duration.reveal} * ${part})`;

/** The share of the whole that a part of the drawing takes, and when it begins. */
const moves = (part: string, keyframe: ReturnType<typeof keyframes>, length: number, delay: number) => css`
  [data-part='${part}'] {
    animation: ${keyframe} ${share(length)} ${easing.spring} ${share(delay)} backwards;
  }
`;

export const Root = styled.svg`
  inline-size: ${rem(250)};
  aspect-ratio: 240 / 214;
  forced-color-adjust: none;

  ${from('lg')} {
    inline-size: 88%;
    max-inline-size: ${rem(640)};
    max-block-size: 88%;
  }
  &[data-opening] {
    animation: ${rise} ${share(0.4)} ${easing.standard};

    ${moves('food', emerge, 0.5, 0.2)}
    ${moves('leaves', unfold, 0.5, 0.4)}
    ${moves('blossoms', unfold, 0.5, 0.5)}
    ${moves('check', unfold, 0.4, 0.6)}
  }
  /* From the mouth of the bag, and the check from its own middle. */
  > use {
    transform-origin: 120px 84px;
  }
  > [data-part='check'] {
    transform-origin: 172px 158px;
  }
`;
