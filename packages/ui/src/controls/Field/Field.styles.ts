import styled, { css } from 'styled-components';
import { color, radius, size, space, type } from '../../theme/index.ts';

/** For an input, or for a box around one; the states follow the input inside. */
export const fieldShape = css`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: ${size.field};
  padding: ${space(2)} ${space(4)};
  border: 1.5px solid ${color('line.control')};
  border-radius: ${radius.control};
  background: ${color('bg.surface')};
  color: ${color('text.default')};
  font: ${type('body')};
  /* Keeps a focused field and its label clear of the header and the sticky footer. */
  scroll-margin-block: calc(${size.header} + ${space(16)});

  &::placeholder {
    color: ${color('text.muted')};
    opacity: 1;
  }
  /* The button in a field of a date or a time has the focus without the field. */
  &:is([type='date'], [type='time'], [type='datetime-local']):focus-within,
  &:focus-visible,
  &:has(:is(input, select, textarea):focus-visible) {
    border-radius: ${radius.control};
    outline: 3px solid ${color('focus.ring')};
    outline-offset: 2px;
  }
  &[aria-invalid='true'],
  &:has([aria-invalid='true']) {
    border: 2px solid ${color('danger.line')};
  }
  &:disabled,
  &:has(:is(input, select, textarea):disabled) {
    border-color: transparent;
    background: ${color('action.disabled.bg')};
    color: ${color('action.disabled.text')};
    opacity: 1;
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[aria-invalid='true'],
    &:has([aria-invalid='true']) {
      border-width: 3px;
    }
    &:disabled,
    &:has(:is(input, select, textarea):disabled) {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/** Aligns with the page's start, also where the text has a direction of its own. */
const atPageStart = css`
  text-align: -webkit-match-parent;
  text-align: match-parent;
`;

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`;

export const Label = styled.label`
  justify-self: start;
  color: ${color('text.default')};
  font: ${type('chip')};
  overflow-wrap: anywhere;
`;

/** Must not make the line higher than that of a neighbouring field. */
export const Optional = styled.span`
  color: ${color('text.muted')};
  font: ${type('caption')};
  line-height: 1;
`;

export const Hint = styled.div`
  color: ${color('text.muted')};
  font: ${type('bodySmall')};
  overflow-wrap: anywhere;
`;

export const Error = styled.p`
  display: flex;
  gap: ${space(2)};
  color: ${color('danger.text')};
  font: ${type('bodySmall')};
  overflow-wrap: anywhere;
`;

/** As high as one line, so that the icon is centred on the first line. */
export const FirstLine = styled.span`
  display: flex;
  align-items: center;
  block-size: 1lh;
`;

export const Input = styled.input`
  ${fieldShape}
  ${atPageStart}
  appearance: none;
  text-overflow: ellipsis;
`;

/** A box around an input and its additions, such as a button or a sign. */
export const Box = styled.div`
  ${fieldShape}
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding-block: 0;
`;

/** An input without border and focus ring, which its Box has. */
export const BareInput = styled.input`
  ${atPageStart}
  flex: 1;
  min-inline-size: 0;
  min-block-size: ${size.touch};
  padding: 0;
  border: 0;
  background: transparent;
  font: ${type('body')};
  text-overflow: ellipsis;
  appearance: none;

  &::placeholder {
    color: ${color('text.muted')};
    opacity: 1;
  }
  &:focus-visible {
    outline: none;
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 1;
  }
`;
