import styled from 'styled-components';
import { rem } from '../../theme/index.ts';

export const Root = styled.img`
  inline-size: ${rem(160)};
  block-size: auto;
  max-inline-size: 100%;

  &[data-size='small'] {
    inline-size: ${rem(96)};
  }
  &[data-size='large'] {
    inline-size: ${rem(250)};
  }
`;
