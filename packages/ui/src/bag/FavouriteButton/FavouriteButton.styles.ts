import styled from 'styled-components';
import { Root as Corner } from '../../navigation/BackButton/BackButton.styles.ts';
import { color, layer, radius, rem, shadow, space, type } from '../../theme/index.ts';

export const Root = styled.span`
  position: relative;
  display: inline-flex;
  align-self: start;
`;

export const Press = styled(Corner)`
  &[aria-pressed='true'] {
    color: ${color('success.solid')};
  }
  &[aria-pressed='true'] svg {
    fill: currentcolor;
  }
`;

/** Below the button, and inwards from its end, where it usually stands in a corner. */
export const Trouble = styled.span`
  position: absolute;
  inset-block-start: calc(100% + ${space(1)});
  inset-inline-end: 0;
  z-index: ${layer.cardOverlay};
  inline-size: max-content;
  max-inline-size: ${rem(220)};
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color('danger.line')};
  border-radius: ${radius.control};
  background: ${color('danger.bg')};
  color: ${color('danger.text')};
  font: ${type('bodySmall')};
  box-shadow: ${shadow('toast')};
  overflow-wrap: anywhere;
`;
