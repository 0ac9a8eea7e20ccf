import styled, { keyframes } from 'styled-components';
import { color, duration, radius, rem } from '../../theme/index.ts';

const breathe = keyframes`
  from { opacity: 0.6; }
  to { opacity: 1; }
`;

/** A grey placeholder of the exact size: `<Skeleton $width="60%" $height={20} />`. */
export const Skeleton = styled.span<{ $width?: string; $height?: number }>`
  display: block;
  inline-size: ${({ $width = '100%' }) => $width};
  block-size: ${({ $height = 16 }) => rem($height)};
  max-inline-size: 100%;
  border-radius: ${radius.pill};
  background: ${color('neutral.bg')};
  animation: ${breathe} ${duration.skeleton} ease-in-out infinite alternate;

  /* Forced colours remove backgrounds, so a skeleton needs an outline. */
  @media (forced-colors: active) {
    outline: 1px solid GrayText;
    outline-offset: -1px;
  }
`;
