import { from, space } from '@zawadeh/ui';
import styled from 'styled-components';

export const MobileOnly = styled.div`
  ${from('md')} {
    display: none;
  }
`;

export const Content = styled.div`
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
