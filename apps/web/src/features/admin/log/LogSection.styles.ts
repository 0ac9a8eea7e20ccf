import { from, rem, space } from '@zawadeh/ui';
import styled from 'styled-components';

export const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  gap: ${space(3)};

  ${from('md')} {
    grid-template-columns: minmax(0, 2fr) repeat(3, minmax(0, 1fr));
  }
`;

export const Pages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

export const Code = styled.a`
  display: inline-block;
  padding-block: ${rem(4)};
  color: inherit;
  text-underline-offset: ${rem(3)};
`;
