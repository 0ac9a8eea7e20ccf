import styled from 'styled-components';
import { color, duration, easing, radius, rem, space, type } from '@zawadeh/ui';

export const Root = styled.fieldset`
  display: grid;
  gap: ${space(3)};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** Narrower where five do not fit. */
export const Stars = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, ${rem(56)}));
  gap: ${space(1)};
  justify-content: center;
`;

export const Star = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: ${rem(56)};
  border-radius: ${radius.control};
  color: ${color('line.control')};
  cursor: pointer;

  > span {
    inline-size: min(100%, ${rem(48)});
    block-size: auto;
    aspect-ratio: 1;
  }
  svg {
    stroke-width: 1.4;
    transition: fill ${duration.fast} ${easing.standard};
  }
  &[data-on] {
    color: ${color('warning.text')};
  }
  &[data-on] svg {
    fill: ${color('tag.bg')};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color('focus.ring')};
  }
  &:has(:disabled) {
    cursor: default;
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
    &[data-on] {
      color: Highlight;
    }
    &[data-on] svg {
      fill: Highlight;
    }
  }
`;

/** Keeps its line, so that nothing moves with the first press. */
export const Words = styled.p`
  min-block-size: 1lh;
  font: ${type('body')};
  font-weight: 600;
  text-align: center;
`;
