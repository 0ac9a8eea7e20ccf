import { from, rem, space } from '@zawadeh/ui';
import styled from 'styled-components';

/** On a desktop the filters stand in a column beside everything else. */
export const Root = styled.div`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);

  ${from('md')} {
    gap: ${space(4)};
  }
  ${from('lg')} {
    grid-template: auto auto 1fr / ${rem(232)} minmax(0, 1fr);
    column-gap: ${rem(28)};
    row-gap: ${space(3)};

    > * {
      grid-column: 2;
    }
  }
`;

/** On a phone the search stands under the title, on a desktop beside it. */
export const Head = styled.div`
  display: grid;
  gap: ${space(2)};
  grid-template-columns: minmax(0, 1fr);

  ${from('md')} {
    grid-template-columns: minmax(min-content, auto) minmax(0, 1fr);
    align-items: center;
    gap: ${space(6)};
  }
`;

/** The switch between the list and the map stands at its end. */
export const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-block-size: ${rem(44)};
`;

export const Search = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  & > form {
    flex: 1 ${rem(150)};
    min-inline-size: 0;
  }
  & > button {
    min-block-size: ${rem(50)};

    ${from('lg')} {
      display: none;
    }
  }
`;

/** The categories, and the order at the end. */
export const Narrowing = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)} ${space(4)};
  align-items: start;

  ${from('lg')} {
    display: flex;
    justify-content: space-between;

    > :first-child {
      min-inline-size: 0;
    }
  }
`;

/** In every first page, so that nothing moves when the filters arrive. */
export const Column = styled.aside`
  display: none;

  ${from('lg')} {
    display: block;
    grid-column: 1;
    grid-row: 1 / span 3;
    min-inline-size: 0;
  }
`;

export const Bags = styled.div`
  display: grid;
  gap: ${rem(22)};
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  padding-block-start: ${rem(6)};

  ${from('md')} {
    gap: ${space(6)};
  }
`;
