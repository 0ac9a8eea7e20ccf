import { from, size, space } from '@zawadeh/ui';
import styled from 'styled-components';

export const Main = styled.main`
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);
  max-inline-size: ${size.contentMax};
  margin-inline: auto;
  padding: ${space(4)} ${space(4)} ${space(10)};
  outline: none;

  ${from('md')} {
    padding: ${space(6)} ${space(8)} ${space(12)};
  }
`;
