import styled from 'styled-components';
import { color, from, layer, radius, rem, size, space } from '../../theme/index.ts';

/** Where something is docked at the bottom of a phone it keeps clear already. */
export const Room = styled.aside`
  block-size: max(0px, ${rem(80)} - var(--dock, 0px));
`;

export const Root = styled.a`
  position: fixed;
  inset-block-end: calc(max(var(--dock, 0px), env(safe-area-inset-bottom)) + ${space(4)});
  inset-inline-end: ${space(4)};
  z-index: ${layer.dock};
  display: grid;
  place-items: center;
  inline-size: ${size.button};
  block-size: ${size.button};
  border: 1px solid ${color('text.onBrandMuted')};
  border-radius: ${radius.chip};
  background: ${color('bg.brand')};
  color: ${color('text.onBrand')};
  box-shadow: 0 4px 14px rgb(0 0 0 / 20%);

  &:focus-visible {
    border-radius: ${radius.chip};
  }
  /* Where there is little room it makes way for what is written or moved to in the page. */
  :root:has(main :is(a, button, input, select, textarea):focus-visible) & {
    opacity: 0;
    pointer-events: none;

    ${from('xl')} {
      opacity: 1;
      pointer-events: auto;
    }
  }
  @media print {
    display: none;
  }
`;
