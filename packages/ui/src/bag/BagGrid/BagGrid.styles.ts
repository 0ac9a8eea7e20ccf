import styled from 'styled-components';
import { from, rem, space } from '../../theme/index.ts';

const rowGap = { phone: rem(18), desktop: space(6) };

export const Root = styled.ul`
  display: grid;
  /* By the width of a card, so that large type has fewer columns. */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${rem(150)}), 1fr));
  gap: ${rowGap.phone} ${space(3)};

  > * {
    min-inline-size: 0;
  }
  /* Cards beyond the first screen of a server-rendered page are laid out only when they come near. */
  &[data-drawn='top'] > :nth-child(n + 9),
  &[data-drawn='below'] > * {
    content-visibility: auto;
    contain-intrinsic-block-size: auto ${rem(330)};
    overflow-clip-margin: ${space(3)};
  }

  ${from('md')} {
    grid-template-columns: repeat(auto-fill, minmax(${rem(200)}, 1fr));
    gap: ${rowGap.desktop} ${space(4)};
  }
  ${from('lg')} {
    grid-template-columns: repeat(auto-fill, minmax(${rem(190)}, 1fr));
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
