import { color, space, type } from '@zawadeh/ui';
import styled from 'styled-components';
import { deepGreen } from './workPage.ts';

export const PairTop = styled.div`
  ${deepGreen}
  padding: ${space(2)} ${space(4)} ${space(5)};
`;

export const PairTitle = styled.h1`
  font: ${type('h1')};
  overflow-wrap: anywhere;

  small {
    display: block;
    color: ${color('text.onBrandMuted')};
    font: ${type('body')};
  }
  @media (forced-colors: active) {
    small {
      color: inherit;
    }
  }
`;

export const Facts = styled.ul`
  display: grid;
  gap: ${space(2)};

  > li {
    display: flex;
    gap: ${space(3)};
  }
`;
