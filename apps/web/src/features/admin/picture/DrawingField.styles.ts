import { color, rem, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

export const Root = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Legend = styled.legend`
  padding: 0;
  font: ${type('chip')};
`;

export const Hint = styled.p`
  margin-block: ${space(1)} ${space(2)};
  color: ${color('text.muted')};
  font: ${type('bodySmall')};
`;

export const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${rem(84)}, 1fr));
  gap: ${space(2)};
`;

export const Option = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(1)};
  padding: ${space(1)};
  border: 1.5px solid ${color('line.subtle')};
  border-radius: ${rem(10)};
  background: ${color('bg.surface')};
  font: ${type('caption')};
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    border-color: ${color('line.control')};
  }
  &:has(:checked) {
    border-color: ${color('success.solid')};
    background: ${color('success.bg')};
    color: ${color('success.text')};
    box-shadow: inset 0 0 0 1.5px ${color('success.solid')};
    font-weight: 600;
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
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      border: 3px solid Highlight;
    }
  }
`;

/** A bag's drawing fills it without the zigzag edge. */
export const Picture = styled.div`
  overflow: hidden;
  block-size: ${rem(64)};
  border-radius: ${rem(6)};
  background: ${color('bg.brand')};

  > div {
    block-size: 100%;
    mask: none;
  }
  svg[data-drawn] {
    margin-block-start: ${rem(4)};
  }
  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
    object-position: bottom;
  }
`;
