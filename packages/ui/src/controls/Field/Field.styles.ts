import styled, { css } from 'styled-components';
import { color, radius, size, space, type } from '../../theme/index.ts';

/** For an input itself, and for a box around one: the states are those of whatever is typed into. */
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
  /* Neither the header nor a dock may cover what the focus moves to, nor its label. */
  scroll-margin-block: calc(${size.header} + ${space(16)});

  &::placeholder {
    color: ${color('text.muted')};
    opacity: 1;
  }
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

/** Begins where the page does, also where what is typed has a direction of its own. */
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

/** It may not make its line higher than that of a field beside it. */
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

/** As high as one line, so that the icon stands in the middle of the first. */
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

/** Around an input and what stands beside it, such as a button or a sign. */
export const Box = styled.div`
  ${fieldShape}
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding-block: 0;
`;

/** The input in a Box, which has the line and the ring. */
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
