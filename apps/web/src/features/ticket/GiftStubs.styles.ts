import { space } from '@zawadeh/ui';
import styled from 'styled-components';

/** The code of each bag, and what became of it. */
export const Gifts = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
  text-align: start;

  > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(3)};
  }
`;
