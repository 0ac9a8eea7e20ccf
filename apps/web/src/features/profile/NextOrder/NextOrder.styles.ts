import { from, rem, size, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

/** On a desktop the button stands beside the words. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)} ${space(6)};
  align-items: center;

  ${from('md')} {
    grid-template-columns: minmax(0, 1fr) minmax(${rem(190)}, auto);
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  margin-block-end: ${space(1)};

  ${from('md')} {
    justify-content: start;
  }
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
  margin-block-start: ${space(2)};
  font: ${type('body')};
  font-weight: 600;
  overflow-wrap: anywhere;

  /* The icon is centred on the first line of any number of lines. */
  > :first-child {
    block-size: 1lh;
  }
`;
