import styled from 'styled-components';
import { color } from '../../theme/index.ts';
import * as IconButton from '../IconButton/IconButton.styles.ts';

export const Root = styled(IconButton.Root)`
  color: ${color('text.link')};

  &[data-copied] {
    color: ${color('success.text')};
  }
`;
