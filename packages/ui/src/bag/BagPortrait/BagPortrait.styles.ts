import styled, { keyframes } from 'styled-components';
import { pinkedEdge } from '../../foundations/pinkedEdge.ts';
import { color, duration, easing, from, layer, radius, rem, space } from '../../theme/index.ts';
import { Label, Stamp, Tape } from '../AvailabilityOverlay/AvailabilityOverlay.styles.ts';

/** Low enough that a phone shows facts without scrolling. */
const HEIGHT = rem(196);
const FRAME = rem(15);

/** A zigzag edge on a phone, an arched window on a desktop. */
export const Root = styled.div`
  position: relative;

  ${from('md')} {
    --round: 50% ${(100 * 259) / 542}%;

    inline-size: 100%;
    max-inline-size: ${rem(518)};
    aspect-ratio: 518 / 542;
    padding: ${FRAME};
    border: 1px solid ${color('line.subtle')};
    border-radius: ${radius.card};
    border-start-start-radius: var(--round);
    border-start-end-radius: var(--round);
    background: ${color('bg.surface')};
  }
`;

const tip = keyframes`
  30% {
    rotate: -4deg;
    translate: 0 -8px;
  }
  62% { rotate: 1.5deg; }
`;

const fly = keyframes`
  from {
    scale: 0;
    opacity: 1;
  }
  60% {
    translate: var(--flight);
    scale: 1;
    opacity: 1;
  }
  to {
    translate: var(--flight);
    opacity: 0;
  }
`;

/** Clips the picture with its own round corners, so that the corner content of the frame is not clipped. */
export const Window = styled.div`
  position: relative;
  overflow: hidden;
  block-size: ${HEIGHT};

  &::after {
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    z-index: ${layer.cardOverlay};
    block-size: 8px;
    background: ${color('bg.page')};
    content: '';
    ${pinkedEdge}
  }

  ${from('md')} {
    block-size: 100%;
    border-start-start-radius: var(--round);
    border-start-end-radius: var(--round);

    &::after {
      content: none;
    }
  }

  > div {
    block-size: 100%;
    mask: none;
  }
  svg[data-drawn] {
    inset-inline-start: 0;
    margin-block-start: ${rem(2)};
  }
  &[data-tipped] svg[data-drawn] {
    transform-origin: bottom;
    animation: ${tip} ${duration.surprise} ${easing.standard};
  }

  ${Stamp} {
    scale: 1.12;
  }
  ${Tape} {
    inset-block-end: ${space(6)};
  }
  /* The back button occupies the start corner. */
  ${Label} {
    inset-block: auto ${space(6)};
    inset-inline-start: ${space(4)};
  }

  ${from('md')} {
    svg[data-drawn] {
      block-size: 72%;
      margin-block-start: 22%;
    }
  }
  ${from('lg')} {
    ${Stamp} {
      scale: 2;
    }
  }
`;

/** Seen only while it flies. */
export const Leaf = styled.use`
  --turn: -54deg;
  --flight: -72px -44px;

  rotate: var(--turn);
  opacity: 0;
  animation: ${fly} ${duration.surprise} ${easing.standard};

  &:nth-child(2) {
    --turn: 30deg;
    --flight: 56px -53px;
  }
  &:nth-child(3) {
    --turn: 74deg;
    --flight: 78px -18px;
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

export const Placeholder = styled.div`
  block-size: 100%;
  background: ${color('neutral.bg')};
`;
