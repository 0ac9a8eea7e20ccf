import { from, rem, space } from '@zawadeh/ui';
import styled from 'styled-components';

/** One line on a desktop; on a phone the search, and the rest behind a button. */
/** Beside the menu and all fields the search has room for a telephone number. */
const inOneLine = '@media (min-width: 88em)';

export const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space(3)};

  ${inOneLine} {
    grid-template-columns: minmax(0, 1fr) auto minmax(0, auto);
  }
`;

export const Often = styled.div`
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
      display: grid;
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  ${inOneLine} {
    grid-column: auto;
    &,
    &:not([data-open]) {
      grid-template-columns: repeat(4, ${rem(166)});
    }
  }
`;

export const Rare = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${rem(200)}), 1fr));
  gap: ${space(3)};
`;

/** In the narrow panel the fields are below each other. */
export const MarkPaid = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${from('md')} {
    &[data-wide] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
      align-items: end;
    }
  }
`;

/** The note of a form keeps its distance from the fields. */
export const Note = styled.div`
  &:not(:empty) {
    margin-block-start: ${space(3)};
  }
`;

export const Contact = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
`;

export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(4)};
  padding: ${space(5)};
  overflow-y: auto;
`;

/** The code with the close button beside it; the payment status stands below. */
export const SheetHead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(1)} ${space(3)};

  > :nth-child(2) {
    grid-row: 2;
    justify-self: start;
  }
`;

export const History = styled.ol`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;
