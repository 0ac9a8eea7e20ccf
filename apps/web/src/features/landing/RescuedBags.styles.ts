import { color, from, rem, space } from '@zawadeh/ui';
import styled from 'styled-components';

export const Line = styled.p`
  margin-block-start: ${space(2)};
  font-weight: 500;

  b {
    color: ${color('tag.bg')};
  }
  html:lang(en) &:lang(ar),
  html:lang(ar) &:lang(en) {
    display: none;
  }
  ${from('md')} {
    font-size: ${rem(18)};
  }
`;
