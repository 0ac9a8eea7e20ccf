import { from, rem, space } from '@zawadeh/ui';
import styled from 'styled-components';

/** On a phone the dock is its last part, and stays at the screen's edge until the page ends there. */
export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;

  ${from('lg')} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) ${rem(380)};
    column-gap: ${space(12)};

    /* Without a bill beside it, the one thing to see stands in the middle. */
    &[data-alone] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  padding-block-end: ${space(8)};

  /*
   * Moved to by keyboard, it stands clear of the dock, and where it can be pressed it stays: the list of areas closes
   * when the page is scrolled.
   */
  a,
  button,
  input,
  select {
    scroll-margin-block-end: ${rem(92)};
  }
  ${from('lg')} {
    a,
    button,
    input,
    select {
      scroll-margin-block-end: 0;
    }
  }
`;

/** Close to the title, as each line has room of its own above it. */
export const Bags = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-block-start: calc(-1 * ${space(4)});

  > [role='status']:not(:empty) {
    margin-block: ${space(3)};
  }
`;
