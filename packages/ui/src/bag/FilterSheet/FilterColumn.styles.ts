import styled from 'styled-components';
import { color, rem, size, space, type } from '../../theme/index.ts';

/** Stays in sight while the bags scroll, and scrolls itself where the window is too low. */
export const Root = styled.div`
  position: sticky;
  inset-block-start: calc(${size.header} + ${space(2)});
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  max-block-size: calc(100dvh - ${size.header} - ${space(4)});
  /* Leaves room for the focus ring of the boxes. */
  margin-inline: ${rem(-6)};
  padding-inline: ${rem(6)};
  overflow-y: auto;
  scrollbar-width: thin;

  > * + * {
    padding-block-start: ${space(4)};
    border-block-start: 1px solid ${color('line.subtle')};
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(2)};
  min-block-size: ${size.touch};

  > button {
    margin-inline-end: calc(-1 * ${space(2)});
  }
`;

export const Title = styled.h2`
  font: ${type('body')};
  font-weight: 600;
`;
