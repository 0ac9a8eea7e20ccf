import styled from 'styled-components';
import { arabicName, rem, space } from '../../theme/index.ts';
import { wordLook } from '../Button/Button.styles.ts';

export const Root = styled.button`
  ${wordLook}
  /* Wide enough for both names in any font and aligned to the start, so that loading the font shifts nothing. */
  min-inline-size: ${rem(84)};
  padding: 0 ${space(2)};
  text-align: start;

  ${arabicName}
`;
