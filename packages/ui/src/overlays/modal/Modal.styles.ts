import styled, { css } from 'styled-components';
import { color, duration, easing, from, radius, rem, shadow, space } from '../../theme/index.ts';

/** The dialog itself is the scrim and fills the window, so that menus rendered inside it are not clipped. */
export const Root = styled.dialog`
  position: fixed;
  inset: 0;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  inline-size: 100%;
  block-size: 100%;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  background: transparent;
  color: ${color('text.default')};
  /* Ignores presses while it closes. */
  pointer-events: none;
  transition:
    background-color ${duration.fast} ${easing.standard},
    display ${duration.fast} allow-discrete,
    overlay ${duration.fast} allow-discrete;

  &[open] {
    display: grid;
    background: ${color('scrim')};
    pointer-events: auto;
    transition-duration: ${duration.base};
    @starting-style {
      background: transparent;
    }
  }
  &::backdrop {
    background: none;
  }
`;

const bottomSheet = css`
  align-self: end;
  inline-size: 100%;
  max-block-size: calc(100% - ${space(8)});
  padding-block-end: env(safe-area-inset-bottom);
  border-radius: ${radius.sheet} ${radius.sheet} 0 0;
  transform: translate(0, 100%);
`;

const sideSheet = css`
  inline-size: min(${rem(312)}, 100% - 44px);
  block-size: 100%;
`;

export const Panel = styled.div`
  min-inline-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  background: ${color('bg.surface')};
  box-shadow:
    0 0 0 1px ${color('line.subtle')},
    ${shadow('dialog')};
  transition:
    transform ${duration.fast} ${easing.standard},
    opacity ${duration.fast} ${easing.standard};

  [data-placement='start'] > & {
    ${sideSheet}
    justify-self: start;
    transform: translate(-100%, 0);
  }
  [data-placement='end'] > & {
    ${sideSheet}
    justify-self: end;
    transform: translate(100%, 0);
  }
  [data-placement='full'] > & {
    opacity: 0;
  }
  [data-placement='bottom'] > & {
    ${bottomSheet}
    justify-self: center;
    max-inline-size: ${rem(560)};
  }
  [data-placement='center'] > & {
    ${bottomSheet}
    ${from('sm')} {
      place-self: center;
      inline-size: min(${rem(400)}, 100% - ${space(8)});
      padding-block-end: 0;
      border-radius: ${radius.sheet};
      opacity: 0;
      transform: translate(0, ${space(3)});
    }
  }
  [data-placement][open] > & {
    opacity: 1;
    transform: none;
    transition-duration: ${duration.base};
  }
  @starting-style {
    [data-placement='start'][open] > & {
      transform: translate(-100%, 0);
    }
    [data-placement='end'][open] > & {
      transform: translate(100%, 0);
    }
    [data-placement='bottom'][open] > &,
    [data-placement='center'][open] > & {
      transform: translate(0, 100%);
    }
    ${from('sm')} {
      [data-placement='center'][open] > & {
        opacity: 0;
        transform: translate(0, ${space(3)});
      }
    }
  }
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
    outline-offset: -1px;
  }
`;
