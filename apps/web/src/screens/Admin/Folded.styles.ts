import { from, space } from '@zawadeh/ui';
import styled from 'styled-components';

export const OnPhones = styled.div`
  ${from('md')} {
    display: none;
  }
`;

export const Inside = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  &:not([data-open]) {
    display: none;
  }
  ${from('md')} {
    &,
    &:not([data-open]) {
      display: contents;
    }
  }
`;
