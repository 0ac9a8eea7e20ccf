import styled from 'styled-components';
import { color, radius, rem, size, space, type } from '@zawadeh/ui';
import { deepGreen } from '../workPage.ts';

export const Root = styled.div`
  ${deepGreen}
  padding: ${rem(4)} ${space(2)} ${space(2)};
`;

export const Top = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: ${rem(52)};
  padding-inline-start: ${space(2)};
`;

export const Shop = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

export const Title = styled.h1`
  font: ${type('price')};
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

export const Clock = styled.p`
  color: ${color('text.onBrandMuted')};
  font: ${type('chip')};
  line-height: 1.3;
  font-variant-numeric: tabular-nums;

  @media (forced-colors: active) {
    color: CanvasText;
  }
`;

export const Dot = styled.span`
  display: inline-block;
  inline-size: ${rem(8)};
  block-size: ${rem(8)};
  border-radius: 50%;
  background: currentColor;

  &[data-hollow] {
    border: 2px solid;
    background: none;
  }
  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex: none;

  /* A menu's panel beside its button has colours of its own. */
  > :where(button, a) {
    min-inline-size: ${size.button};
    min-block-size: ${size.button};
    color: inherit;

    &:hover {
      background: ${color('bg.brand')};
    }
  }
`;

export const Nav = styled.nav`
  container-type: inline-size;
`;

export const Sections = styled.ul`
  display: flex;
  justify-content: space-between;
  gap: ${rem(4)};
  overflow-x: auto;
  scrollbar-width: none;

  @container (max-width: 20.5rem) {
    gap: 0;
  }
`;

export const Section = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-inline-size: ${size.button};
  min-block-size: ${size.button};
  padding: ${space(1)} ${rem(10)};
  border-radius: ${radius.control};
  color: ${color('text.onBrand')};
  font: ${type('button')};
  font-size: ${rem(17)};
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    background: ${color('bg.brand')};
  }
  &[aria-current] {
    padding-inline: ${space(4)};
    background: ${color('tag.bg')};
    color: ${color('tag.text')};
  }
  @container (max-width: 20.5rem) {
    gap: ${rem(6)};
    padding-inline: ${rem(6)};

    &[aria-current] {
      padding-inline: ${rem(10)};
    }
  }
  &:focus-visible {
    border-radius: ${radius.control};
    outline-offset: -3px;
  }
  &[aria-current]:focus-visible {
    outline-color: ${color('tag.text')};
  }
  @media (forced-colors: active) {
    color: LinkText;

    &[aria-current] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
      color: LinkText;
    }
  }
`;

export const Count = styled.span`
  color: ${color('text.onBrandMuted')};
  font-weight: 700;
  font-variant-numeric: tabular-nums;

  [aria-current] > & {
    color: inherit;
  }
  @media (forced-colors: active) {
    color: inherit;
  }
`;

export const BandOrNote = styled.div`
  &:has(> [role='status']:not(:empty)) > :first-child {
    display: none;
  }
`;
