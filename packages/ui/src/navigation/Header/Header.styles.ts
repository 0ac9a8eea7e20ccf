import styled from 'styled-components';
import { ablaqBand } from '../../foundations/ablaqBand.ts';
import { color, from, layer, radius, rem, size, space, type } from '../../theme/index.ts';

export const Root = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.header};
  background: ${color('bg.page')};
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-block-size: calc(${size.header} - ${rem(5)});
  padding-inline: ${space(3)} ${space(2)};

  ${from('md')} {
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

export const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
`;

export const Band = styled.div`
  block-size: ${rem(5)};
  ${ablaqBand}
`;

export const SkipLink = styled.a`
  position: absolute;
  inset-block-start: ${space(2)};
  inset-inline-start: ${space(2)};
  z-index: ${layer.skipLink};
  padding: ${space(2)} ${space(4)};
  border-radius: ${radius.control};
  background: ${color('bg.brand')};
  color: ${color('text.onBrand')};
  font: ${type('button')};

  &:not(:focus-visible) {
    clip-path: inset(50%);
  }
`;
