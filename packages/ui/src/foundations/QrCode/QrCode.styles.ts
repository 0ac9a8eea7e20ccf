import styled from 'styled-components';
import { radius, rem, space } from '../../theme/index.ts';

/** White in every theme, and in forced colours too: many readers do not see an inverted code. */
export const Root = styled.span`
  display: block;
  inline-size: 100%;
  max-inline-size: ${rem(248)};
  aspect-ratio: 1;
  padding: ${space(4)};
  border-radius: ${radius.sheet};
  background: white;
  color: black;
  forced-color-adjust: none;

  [data-theme='contrast'] & {
    border: 2px solid;
  }
  @media (prefers-contrast: more), (forced-colors: active) {
    border: 2px solid;
  }
`;

/** No module may be blurred at its edges. */
export const Modules = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  fill: currentColor;
  shape-rendering: crispEdges;
`;
