import styled from 'styled-components';
import { from, rem, space } from '../../theme/index.ts';

const rowGap = { phone: space(4), desktop: space(6) };

export const Root = styled.ul`
  display: grid;
  grid-template-columns: 1fr;
  gap: ${rowGap.phone} ${space(3)};

  > * {
    min-inline-size: 0;
  }
  /* Cards beyond the first screen of a server-rendered page are laid out only when they come near. */
  &[data-drawn] > :nth-child(n + 9) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto ${rem(340)};
    overflow-clip-margin: ${space(3)};
  }

  ${from('xs')} {
    grid-template-columns: repeat(2, 1fr);
  }
  ${from('md')} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${rowGap.desktop} ${space(5)};
  }
  ${from('lg')} {
    grid-template-columns: repeat(4, 1fr);
  }
`;

/** Takes the place of bags that are not drawn, including the gap below them. */
export const Spacer = styled.li`
  grid-column: 1 / -1;

  &:first-child {
    margin-block-end: calc(-1 * ${rowGap.phone});

    ${from('md')} {
      margin-block-end: calc(-1 * ${rowGap.desktop});
    }
  }
`;
