import styled from 'styled-components';
import { ablaqBand } from '../../foundations/ablaqBand.ts';
import { color, from, layer, radius, rem, size, space } from '../../theme/index.ts';

export const Root = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.header};
  background: ${color('bg.page')};
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-block-size: calc(${size.header} - ${rem(5)});
  padding-inline: ${space(2)};

  ${from('md')} {
    gap: ${space(1)};
    padding-inline: ${space(5)};
  }
`;

export const Home = styled.a`
  display: inline-flex;
  align-items: center;
  min-inline-size: ${size.touch};
  min-block-size: ${size.touch};
  padding-inline: ${rem(6)};
  border-radius: ${radius.control};
  text-decoration: none;
`;

/** Wraps to its own line with large type. */
export const End = styled.div`
  display: flex;
  flex: 1;
  min-inline-size: min(100%, ${rem(200)});
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;

  ${from('md')} {
    gap: ${space(1)};
  }
`;

/** On narrow screens only the menu has the switch, and on all phones when a user's e-mail takes the room. */
export const Language = styled.span`
  &[data-in-menu] {
    display: none;

    ${from('xs')} {
      &:not(:has(+ * [translate])) {
        display: contents;
      }
    }
    ${from('sm')} {
      display: contents;
    }
  }
`;

export const Band = styled.div`
  block-size: ${rem(5)};
  ${ablaqBand}
`;
