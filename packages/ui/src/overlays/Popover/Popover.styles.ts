import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import { rem, space } from '../../theme/index.ts';
import { floatingLook } from '../floating/floating.styles.ts';

export const Panel = styled(AriaPopover)`
  ${floatingLook}
  inline-size: min(${rem(320)}, 100vw - ${space(8)});
`;

export const Inside = styled(AriaDialog)`
  padding: ${space(4)};
  outline: none;
  overflow-wrap: anywhere;
`;
