import styled, { css } from 'styled-components';
import { color, duration, easing, radius, rem, shadow, size, space, type } from '../../theme/index.ts';

/** The panel's style, shared with the stories that show it without its button. */
export const panelLook = css`
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color('line.subtle')};
  border-radius: ${radius.card};
  background: ${color('bg.surface')};
  color: ${color('text.default')};
  box-shadow: ${shadow('menu')};
  transition: opacity ${duration.fast} ${easing.standard};

  @starting-style {
    opacity: 0;
  }
  &:focus-visible {
    border-radius: ${radius.card};
  }
`;

export const Panel = styled.div`
  ${panelLook}
  inset: auto;
  margin: 0;
  padding: 0;
  /* Resets the alignment of the table cell around it. */
  text-align: start;
  white-space: normal;
  min-inline-size: ${rem(180)};
  max-inline-size: min(${rem(320)}, 100vw - ${space(8)});
`;

export const Inside = styled.div`
  padding: ${space(1)};

  & > [role='menu'] {
    outline: none;
  }
`;

export const Item = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: ${size.touch};
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius.control};
  font: ${type('bodySmall')};
  font-weight: 500;
  outline: none;
  overflow-wrap: anywhere;
  cursor: pointer;

  &[data-kind='danger'] {
    color: ${color('danger.text')};
  }
  &:not([data-kind='danger']) + &[data-kind='danger'] {
    margin-block-start: ${rem(9)};
    &::before {
      content: '';
      position: absolute;
      inset-block-start: ${rem(-5)};
      inset-inline: 0;
      border-block-start: 1px solid ${color('line.subtle')};
    }
  }
  &:focus {
    background: ${color('neutral.bg')};
  }
  &:focus-visible {
    outline: 3px solid ${color('focus.ring')};
    outline-offset: -3px;
  }
  &:focus[data-kind='danger'] {
    background: ${color('danger.bg')};
  }
  &[aria-disabled] {
    color: ${color('text.disabled')};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &:focus {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
    &[aria-disabled] {
      color: GrayText;
    }
  }
`;
