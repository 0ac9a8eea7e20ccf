import styled from 'styled-components';
import { color, type } from '../../theme/index.ts';

export const Root = styled.span`
  color: ${color('text.muted')};
  font: ${type('bodySmall')};
  font-variant-numeric: tabular-nums;
`;
