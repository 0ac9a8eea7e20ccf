import styled, { css } from 'styled-components';
import { BareInput, Box as FieldBox } from '../Field/Field.styles.ts';
import { color, layer, radius, rem, shadow, size, space, type } from '../../theme/index.ts';

/** The positioned parent of the dropdown; the scroll margin keeps it clear of the header. */
export const Root = styled.div`
  position: relative;
  min-inline-size: 0;
  scroll-margin-block-start: ${size.header};
`;

export const Box = styled(FieldBox)`
  padding-inline: ${space(3)} 0;
  container-type: inline-size;
`;

/** In a narrow field or with large type only the name is shown; the list has the fee as well. */
const hiddenWhenNarrow = css`
  @container (max-width: 15rem) {
    display: none;
  }
`;

export const Pin = styled.span`
  display: flex;
  flex: none;
  ${hiddenWhenNarrow}
`;

export const Entry = styled.span`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  min-inline-size: 0;
`;

export const Input = styled(BareInput)`
  grid-area: 1 / 1;
  inline-size: 100%;
  cursor: pointer;

  &:focus {
    cursor: text;
  }
`;

/** Lies over the input, reserves the width of its text and shows the other name after it. */
export const Overlay = styled.span`
  display: flex;
  grid-area: 1 / 1;
  gap: 0.25em;
  min-inline-size: 0;
  white-space: nowrap;
  pointer-events: none;

  /* Otherwise the browser paints a backplate over this text. */
  @media (forced-colors: active) {
    color: FieldText;
    forced-color-adjust: none;
  }
`;

export const Placeheld = styled.span`
  flex: none;
  visibility: hidden;
`;

export const Other = styled.bdi`
  color: ${color('text.muted')};
  font-weight: 400;

  ${Overlay} > & {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  @media (forced-colors: active) {
    color: inherit;
  }
`;

export const Fee = styled.span`
  font: ${type('button')};
  ${hiddenWhenNarrow}
`;

export const Toggle = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${size.touch};
  min-block-size: ${size.touch};
  padding: 0;
  border: 0;
  background: transparent;
  color: inherit;
  cursor: pointer;
  touch-action: manipulation;

  &:disabled {
    cursor: not-allowed;
  }
`;

/** Above the sticky footer, below the header. */
export const Panel = styled.div`
  position: absolute;
  inset-block-start: calc(100% + ${space(2)});
  inset-inline: 0;
  z-index: ${layer.dock + 1};
  display: flex;
  overflow: hidden;
  border: 1px solid ${color('line.subtle')};
  border-radius: ${radius.control};
  background: ${color('bg.surface')};
  color: ${color('text.default')};
  box-shadow: ${shadow('dropdown')};

  &[data-side='above'] {
    inset-block: auto calc(100% + ${space(2)});
  }
`;

export const List = styled.ul`
  flex: 1;
  min-inline-size: 0;
  max-block-size: min(16rem, var(--room, 16rem));
  overflow-y: auto;
  overscroll-behavior: contain;
  outline: none;
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: ${rem(48)};
  padding: ${space(2)} ${space(4)};
  font: ${type('body')};
  cursor: pointer;
  touch-action: manipulation;

  &[data-active],
  &[aria-selected='true'] {
    background: ${color('success.bg')};
    color: ${color('success.text')};
  }
  @media (hover: hover) {
    &:hover {
      background: ${color('success.bg')};
      color: ${color('success.text')};
    }
  }
  &[aria-selected='true'] {
    font-weight: 600;
  }
  &[data-active] {
    outline: 3px solid ${color('focus.ring')};
    outline-offset: -3px;
    border-radius: ${radius.control};
  }
  & > :last-child {
    font-weight: 600;
  }
  @media (forced-colors: active) {
    &[data-active] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    &[data-active] * {
      color: HighlightText;
    }
  }
`;

export const Names = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const NoResults = styled.p`
  padding: ${space(3)} ${space(4)};
  color: ${color('text.muted')};
  font: ${type('body')};
`;
