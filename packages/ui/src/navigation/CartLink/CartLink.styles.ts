import { CART_PULSE_MS } from '@zawadeh/domain';
import styled, { keyframes } from 'styled-components';
import { color, easing, radius, size } from '../../theme/index.ts';

export const Root = styled.a`
  flex: none;
  border-radius: ${radius.control};
  color: ${color('text.default')};

  &:hover {
    background: ${color('neutral.bg')};
  }
  &:focus-visible {
    border-radius: ${radius.control};
  }
`;

const pulse = keyframes`
  30% { scale: 1.18; }
  70% { scale: 0.96; }
`;

/** With reduced motion only the colour of the count changes. */
export const Pulse = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  inline-size: ${size.touch};
  block-size: ${size.touch};

  &[data-pulsing] {
    animation: ${pulse} ${CART_PULSE_MS}ms ${easing.standard};
  }
`;
