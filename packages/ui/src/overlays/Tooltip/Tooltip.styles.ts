import { Tooltip } from 'react-aria-components/Tooltip';
import styled from 'styled-components';
import { color, radius, rem, space, type } from '../../theme/index.ts';

export const Anchor = styled.span`
  display: inline-flex;
`;

export const Root = styled(Tooltip)`
  max-inline-size: min(${rem(240)}, 100vw - ${space(8)});
  padding: ${space(1)} ${space(2)};
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: ${color('text.default')};
  color: ${color('bg.page')};
  font: ${type('caption')};
  overflow-wrap: anywhere;
`;
