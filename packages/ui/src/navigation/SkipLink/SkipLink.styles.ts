import styled from 'styled-components';
import { color, layer, radius, space, type } from '../../theme/index.ts';

export const Root = styled.a`
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
