import styled from 'styled-components';
import { rem } from '../../theme/index.ts';

export { Root as Line, Words } from '../PickupWindow/PickupWindow.styles.ts';

export const Root = styled.span`
  display: grid;
  justify-items: start;
  gap: ${rem(2)};

  &[data-strong] > * {
    color: inherit;
    font: inherit;
  }
  &:empty {
    display: none;
  }
`;
