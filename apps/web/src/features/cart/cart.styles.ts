import { from, rem, space } from '@zawadeh/ui';
import styled from 'styled-components';

/** On a phone the sticky footer is the last part. */
export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;

  ${from('lg')} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) ${rem(380)};
    column-gap: ${space(12)};

    /* Without a bill beside it, the content is centred. */
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
   * The sticky footer must not cover a focused control. A control that is visible must not scroll either, because a
   * scroll closes the list of areas.
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

/** Close to the title, because each line has a margin above it. */
export const Bags = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-block-start: calc(-1 * ${space(4)});

  > [role='status']:not(:empty) {
    margin-block: ${space(3)};
  }
`;
