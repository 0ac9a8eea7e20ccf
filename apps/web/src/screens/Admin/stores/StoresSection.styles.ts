import { from, space } from '@zawadeh/ui';
import styled from 'styled-components';

/** The button stands beside the fields, not beside their labels. */
export const Add = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${from('md')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
    align-items: start;

    > button {
      margin-block-start: ${space(6)};
    }
  }
`;
