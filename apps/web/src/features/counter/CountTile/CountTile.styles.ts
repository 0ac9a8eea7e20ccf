import styled from 'styled-components';
import { color, pinkedEdge, radius, rem, type } from '@zawadeh/ui';

export const Root = styled.span`
  ${pinkedEdge}
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  min-inline-size: ${rem(46)};
  min-block-size: ${rem(52)};
  padding: ${rem(9)} ${rem(6)} ${rem(2)};
  border-end-start-radius: ${radius.pill};
  border-end-end-radius: ${radius.pill};
  background: ${color('bg.kraft')};
  color: ${color('text.onKraft')};
  font: ${type('price')};
  font-size: ${rem(24)};
  line-height: 1.2;
  font-variant-numeric: tabular-nums;

  @media (forced-colors: active) {
    border: 2px solid;
    border-block-start: 0;
  }
`;
