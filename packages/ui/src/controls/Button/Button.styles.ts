import styled, { css } from 'styled-components';
import { color, duration, easing, radius, shadow, size, space, type } from '../../theme/index.ts';

/** The secondary look for elements that are not buttons. */
export const secondaryLook = css`
  border: 1.5px solid ${color('action.secondary.line')};
  background: ${color('action.secondary.bg')};
  color: ${color('action.secondary.text')};
`;

/** A text button of the header, with a background on hover only. */
export const wordLook = css`
  min-block-size: ${size.touch};
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color('text.link')};
  font: ${type('chip')};
  font-weight: 600;
  cursor: pointer;

  &:hover {
    background: ${color('neutral.bg')};
  }
  &:focus-visible {
    border-radius: ${radius.control};
  }
`;

export const disabledLook = css`
  border: 1.5px solid transparent;
  background: ${color('action.disabled.bg')};
  color: ${color('action.disabled.text')};
`;

const buttonShape = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-block-size: ${size.button};
  padding: ${space(2)} ${space(4)};
  border-radius: ${radius.control};
  font: ${type('button')};
  text-align: center;
  text-decoration: none;
`;

export const Root = styled.button<{ href?: string }>`
  ${buttonShape}
  cursor: pointer;
  transition: background ${duration.fast} ${easing.standard};

  &[data-size='compact'] {
    min-block-size: ${size.touch};
  }
  &[data-size='hero'] {
    min-block-size: 3.5rem;
  }

  &[data-kind='primary'] {
    border: 0;
    background: ${color('action.primary.bg')};
    color: ${color('action.primary.text')};
    box-shadow: ${shadow('button')};
    &:hover:not([aria-disabled='true']) {
      background: ${color('action.primary.bgHover')};
    }
    &:active:not([aria-disabled='true']) {
      background: ${color('action.primary.bgPressed')};
      box-shadow: none;
    }
  }
  &[data-kind='secondary'] {
    ${secondaryLook}
    &:hover {
      background: ${color('action.secondary.bgHover')};
    }
  }
  &[data-kind='quiet'] {
    border: 0;
    background: transparent;
    color: ${color('text.link')};
    &:hover {
      text-decoration: underline;
    }
  }
  &[data-kind='danger'] {
    border: 0;
    background: ${color('action.danger.bg')};
    color: ${color('action.danger.text')};
    &:hover {
      filter: brightness(1.1);
    }
  }
  &[data-kind='added'] {
    border: 0;
    background: ${color('success.bg')};
    color: ${color('success.text')};
  }
  &[data-wide] {
    inline-size: 100%;
  }
  &:focus-visible {
    border-radius: ${radius.control};
  }
  &:disabled {
    ${disabledLook}
    box-shadow: none;
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[data-kind] {
      border: 1.5px solid;
    }
  }
`;
