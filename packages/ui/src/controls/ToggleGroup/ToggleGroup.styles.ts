import styled from 'styled-components';
import { color, duration, easing, radius, rem, size, space, type } from '../../theme/index.ts';

export const Root = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Legend = styled.legend`
  margin-block-end: ${space(2)};
  padding: 0;
  font: ${type('chip')};
  overflow-wrap: anywhere;
`;

/** Two beside each other while each has room for its label, otherwise stacked. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(100%, max(${rem(156)}, calc((100% - ${space(2)}) / 2))), 1fr)
  );
  gap: ${space(2)};

  /* A quiet card, and the third of three, has a row of its own. */
  > [data-quiet],
  > :nth-child(3):last-child {
    grid-column: 1 / -1;
  }
`;

export const Card = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-block-size: ${rem(64)};
  padding: ${space(2)} ${space(3)};
  border: 1.5px solid ${color('line.control')};
  border-radius: ${radius.control};
  background: ${color('bg.surface')};
  color: ${color('text.default')};
  font: ${type('button')};
  cursor: pointer;
  transition: background ${duration.fast} ${easing.standard};

  &[data-quiet] {
    border-color: ${color('line.subtle')};
    background: transparent;
    font: ${type('body')};
  }
  &:hover {
    background: ${color('bg.sunken')};
  }
  /* An inset shadow thickens the border without moving the label. */
  &:has(:checked) {
    border-color: ${color('success.solid')};
    background: ${color('success.bg')};
    color: ${color('success.text')};
    box-shadow: inset 0 0 0 0.5px ${color('success.solid')};
  }
  &:has(:disabled) {
    border-style: dashed;
    background: transparent;
    color: ${color('text.muted')};
    cursor: not-allowed;
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color('focus.ring')};
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      border: 3px solid Highlight;
    }
  }
`;

/** One bar with a segment for each option; the chosen segment is raised. */
export const Segments = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  padding: ${space(1)};
  border-radius: ${radius.card};
  background: ${color('neutral.bg')};
`;

export const Segment = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: ${size.touch};
  padding: ${space(1)} ${space(2)};
  border: 1.5px solid transparent;
  border-radius: ${radius.control};
  color: ${color('text.link')};
  font: ${type('button')};
  text-align: center;
  cursor: pointer;

  &:has(:checked) {
    border-color: ${color('line.control')};
    background: ${color('bg.surface')};
    color: ${color('text.default')};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color('focus.ring')};
    outline-offset: 2px;
  }
  /* Invisible, but focusable and pressable. */
  > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    border: 0;
    opacity: 0;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      border: 3px solid Highlight;
    }
  }
`;

export const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Note = styled.span`
  display: block;
  color: ${color('text.muted')};
  font: ${type('bodySmall')};

  :has(:checked) > * > & {
    color: inherit;
  }
`;

export const Mark = styled.input`
  flex: none;
  inline-size: ${rem(22)};
  block-size: ${rem(22)};
  margin: 0;
  /* Brings the whole card into view on keyboard focus. */
  scroll-margin-block: ${rem(24)};
  border: 2px solid ${color('line.control')};
  border-radius: 50%;
  background: ${color('bg.surface')};
  appearance: none;
  cursor: inherit;

  &:checked {
    border: ${rem(7)} solid ${color('success.solid')};
  }
  /* A card that cannot be chosen shows its reason alone, and is still read aloud. */
  &:disabled {
    position: absolute;
    opacity: 0;
  }
  &:focus-visible {
    outline: none;
    border-radius: 50%;
  }
  @media (forced-colors: active) {
    &:checked {
      border-color: Highlight;
    }
  }
`;
