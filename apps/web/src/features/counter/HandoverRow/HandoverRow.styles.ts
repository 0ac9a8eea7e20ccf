import styled, { keyframes } from 'styled-components';
import { color, duration, easing, radius, rem, space, type } from '@zawadeh/ui';

export const Frame = styled.div`
  container-type: inline-size;
`;

const rise = keyframes`
  from {
    transform: translateY(${rem(12)});
    opacity: 0;
  }
`;

export const Root = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  inline-size: 100%;
  min-block-size: ${rem(72)};
  padding: ${rem(10)} ${space(3)};
  border: 1px solid ${color('line.control')};
  border-radius: ${radius.card};
  background: ${color('bg.surface')};
  color: ${color('text.default')};
  text-align: start;
  touch-action: manipulation;

  button& {
    cursor: pointer;
  }

  &[data-new] {
    border-color: ${color('success.text')};
    background: ${color('success.bg')};
    animation: ${rise} ${duration.base} ${easing.standard};
  }
  button&:hover,
  button&:active {
    background: ${color('bg.sunken')};
  }
  &:focus-visible {
    border-radius: ${radius.card};
  }
`;

export const What = styled.span`
  display: grid;
  overflow-wrap: anywhere;
`;

export const Name = styled.span`
  font: ${type('price')};
  line-height: 1.4;
`;

export const Line = styled.span`
  font: ${type('body')};
  line-height: 1.4;
`;

export const Done = styled(Line)`
  color: ${color('text.muted')};
`;

/** With large type, or on a small screen, below the names, which then have the whole width. */
export const End = styled.span`
  display: grid;
  justify-items: end;
  gap: ${rem(2)};

  @container (max-width: 19.5rem) {
    display: flex;
    flex-wrap: wrap;
    grid-column: 2 / -1;
    gap: ${space(1)} ${space(3)};
    align-items: center;
  }
`;

export const Code = styled.span`
  font: ${type('price')};
  line-height: 1.4;
`;

export const Note = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color('text.muted')};
  font: ${type('chip')};
`;
