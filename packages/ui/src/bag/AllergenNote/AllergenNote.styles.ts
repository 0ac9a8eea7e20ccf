import styled from 'styled-components';
import { type } from '../../theme/index.ts';

/** Quieter than the pickup hours, in whatever list it stands. */
export const Root = styled.span`
  font: ${type('body')};
`;
