import styled from 'styled-components';
import { rem, type } from '../../theme/index.ts';
import { Root as Text } from '../Text/Text.styles.ts';

/** The looks of Text, and the third heading, which is set in the text face. */
export const Root = styled(Text)`
  &[data-look='h3'] {
    font: ${type('label')};
    font-weight: 700;
    font-size: ${rem(18)};
    text-wrap: balance;
  }
`;
