import styled from 'styled-components';
import { size, space, type } from '@zawadeh/ui';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  margin-block-end: ${space(1)};
`;

export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
`;

export const Due = styled.div`
  display: grid;
  grid-template-columns: ${size.iconSmall} minmax(0, 1fr);
  column-gap: ${space(3)};
  margin-block: ${space(2)} ${space(4)};
  font: ${type('body')};
  font-weight: 600;
  overflow-wrap: anywhere;

  /* The icon is centred on the first line of any number of lines. */
  > :first-child {
    block-size: 1lh;
  }
`;
