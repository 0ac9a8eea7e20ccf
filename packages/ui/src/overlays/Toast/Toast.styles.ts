import styled from 'styled-components';
import {
  color,
  duration,
  easing,
  from,
  layer,
  radius,
  rem,
  shadow,
  size,
  space,
  type,
} from '../../theme/index.ts';
import { breakpoint } from '../../theme/scales.ts';

/**
 * Above the dock, where a page of a phone has one. Otherwise it covers the header, which holds no text to read, and
 * leaves the page free. On wide screens it also leaves out the cart at the header's end, because many toasts are about
 * the cart. While the header has keyboard focus, the toast moves below it.
 */
export const Region = styled.div`
  position: fixed;
  inset-block-start: max(${space(1)}, env(safe-area-inset-top));
  inset-inline: ${space(2)};
  z-index: ${layer.toast};
  display: grid;
  justify-items: center;
  pointer-events: none;

  ${from('xs')} {
    inset-inline-end: calc(${size.touch} + ${space(3)});
  }
  ${from('md')} {
    inset-inline: ${space(4)};
  }
  :has(header :focus-visible) & {
    inset-block-start: calc(${size.header} + ${space(2)});
  }
  @media (max-width: ${breakpoint.md / 16 - 0.01}em) {
    :root:has([data-dock]) & {
      --toast-from: ${space(3)};

      inset-block: auto ${space(2)};
      inset-inline: ${space(4)};
      /* The dock moves at the end of a page: following it is no shift of the layout. */
      translate: 0 calc(-1 * var(--dock, 0px));
    }
  }
`;

/** Inverted colours: dark on a light page, light on a dark one. */
export const Card = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  inline-size: 100%;
  max-inline-size: ${rem(440)};
  padding: ${space(1)};
  padding-inline-start: ${space(3)};
  border-radius: ${radius.cardBottom};
  background: ${color('text.default')};
  color: ${color('bg.page')};
  box-shadow: ${shadow('toast')};
  pointer-events: auto;
  touch-action: pan-y;
  user-select: none;
  transition:
    opacity ${duration.base} ${easing.standard},
    transform ${duration.base} ${easing.standard};

  &:not([data-state='shown']) {
    opacity: 0;
    transform: translate(0, var(--toast-from, calc(-1 * ${space(3)})));
    pointer-events: none;
    transition-duration: ${duration.fast};
  }
  &[data-state='empty'] {
    block-size: 0;
    padding: 0;
    overflow: hidden;
  }
  @media (forced-colors: active) {
    &[data-state='shown'] {
      border: 1px solid CanvasText;
    }
  }
`;

/** Never hidden, because content added to a hidden live region is not announced. */
export const Live = styled.div`
  &:not(:empty) {
    flex: 1 1 ${rem(140)};
    min-inline-size: 0;
  }
`;

export const Message = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding-block: ${space(2)};
  font: ${type('bodySmall')};
  font-weight: 500;
  overflow-wrap: anywhere;
`;

export const Buttons = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  margin-inline-start: auto;
`;

export const Press = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-inline-size: ${size.touch};
  min-block-size: ${size.touch};
  padding-inline: ${space(2)};
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;
  color: inherit;
  font: ${type('label')};
  font-size: ${rem(14)};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  &[data-icon] {
    padding: 0;
  }
  &:hover {
    background: color-mix(in srgb, currentColor 16%, transparent);
  }
  &:focus-visible {
    outline-color: currentColor;
    outline-offset: -3px;
    border-radius: ${radius.pill};
  }
`;
