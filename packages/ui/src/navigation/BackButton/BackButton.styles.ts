import styled from 'styled-components';
import { Root as IconButton } from '../../controls/IconButton/IconButton.styles.ts';
import { color, radius } from '../../theme/index.ts';

export const Root = styled(IconButton)<{ href?: string }>`
  &[data-on-picture],
  &[data-on-picture]:focus-visible {
    border-radius: ${radius.chip};
  }
  &[data-on-picture] {
    border: 1px solid ${color('line.subtle')};
    background: ${color('bg.surface')};
  }
  &[data-on-picture]:hover {
    background: ${color('neutral.bg')};
  }
  @media (forced-colors: active) {
    &[data-on-picture] {
      border: 1px solid ButtonText;
    }
  }
`;
