import styled from 'styled-components';
import { size } from '../../theme/index.ts';

export const Root = styled.span`
  display: inline-block;
  flex: none;
  inline-size: ${size.icon};
  block-size: ${size.icon};

  &[data-size='small'] {
    inline-size: ${size.iconSmall};
    block-size: ${size.iconSmall};
  }
  &[data-mirrors]:dir(rtl) {
    scale: -1 1;
  }
`;
