import styled from 'styled-components';
import { color, layer, radius, rem, space, type } from '@zawadeh/ui';

export const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space(3)};
  align-items: center;
  padding: ${space(3)};
  border: 1px solid ${color('line.subtle')};
  border-radius: ${radius.card};
  background: ${color('bg.surface')};
`;

/** The old city's arch. */
export const Window = styled.div`
  overflow: hidden;
  inline-size: ${rem(56)};
  block-size: ${rem(64)};
  border-radius: ${rem(28)} ${rem(28)} ${rem(8)} ${rem(8)};
  background: ${color('bg.brand')};
`;

export const Picture = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;

  &[data-drawn] {
    padding: ${space(2)} ${space(1)} 0;
    object-fit: contain;
    object-position: bottom;
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${space(1)};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

/** The whole card is its link. */
export const Open = styled.a`
  color: ${color('text.default')};
  font: ${type('button')};
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
    content: '';
  }
  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid ${color('focus.ring')};
    outline-offset: 2px;
  }
`;

/** Above the link. */
export const Action = styled.div`
  position: relative;
  z-index: ${layer.cardOverlay};
`;
