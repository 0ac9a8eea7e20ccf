import styled from 'styled-components';
import { rem, space } from '../../theme/index.ts';
import { wordLook } from '../Button/Button.styles.ts';

export const Root = styled.button`
  ${wordLook}
  /* Wide enough for either name in any face, and held at its start: nothing moves when the face arrives. */
  min-inline-size: ${rem(84)};
  padding: 0 ${space(2)};
  text-align: start;
`;
