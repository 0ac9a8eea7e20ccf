import { color, from, layer, radius, rem, size, space, type } from '@zawadeh/ui';
import styled from 'styled-components';
import { deepGreen } from '../counter/workPage.ts';

/** In place of the shop's space. */
export const FullPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: center;
  gap: ${space(4)};
  max-inline-size: ${rem(480)};
  margin-inline: auto;
  padding: ${space(12)} ${space(4)};
  text-align: center;
`;

/** As high as the screen, so that the navigation stands at its bottom. */
export const Space = styled.div`
  /* As high as the bottom navigation. */
  --bar: calc(${rem(68)} + env(safe-area-inset-bottom));

  /* What is focused stops below the green top and above the navigation, which the page's own padding does not know. */
  html:has(&) {
    scroll-padding-block: max(${rem(100)}, var(--toast, 0px))
      calc(
        max(${rem(68)} + env(safe-area-inset-bottom), var(--dock, 0px)) + var(--toast-below, 0px) +
          ${space(2)}
      );

    ${from('lg')} {
      scroll-padding-block: calc(max(${size.header}, var(--toast, 0px)) + ${space(2)})
        calc(var(--dock, 0px) + var(--toast-below, 0px) + ${space(2)});
    }
  }
  display: flex;
  flex-direction: column;
  min-block-size: 100svh;

  ${from('lg')} {
    --bar: 0px;

    flex-direction: row;
    min-block-size: calc(100svh - ${size.header});
  }
`;

export const PhoneTop = styled.div`
  /* In place of the header of all pages, which knows nothing of this one. */
  body:has(&) header:not(& *) {
    display: none;

    ${from('lg')} {
      display: block;
    }
  }
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.header};

  ${from('lg')} {
    display: none;
  }
  @media print {
    display: none;
  }
`;

export const Scanner = styled.a`
  display: grid;
  place-items: center;
  border-radius: ${radius.control};
`;

/** On a desktop. */
export const Side = styled.div`
  ${deepGreen}
  display: none;
  flex: none;
  inline-size: ${rem(256)};

  ${from('lg')} {
    display: block;
  }
  @media print {
    display: none;
  }
`;

export const Sticky = styled.div`
  position: sticky;
  inset-block-start: ${size.header};
`;

export const SideShop = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(3)};
  align-items: center;
  padding: ${space(5)} ${space(4)} 0;
`;

export const SideNote = styled.p`
  color: ${color('text.onBrandMuted')};
  font: ${type('caption')};

  @media (forced-colors: active) {
    color: inherit;
  }
`;

/** The name of the shop; a button with the same look where there are several. */
export const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  max-inline-size: 100%;
  min-block-size: ${rem(28)};
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: ${type('price')};
  line-height: 1.3;
  text-align: start;
  overflow-wrap: anywhere;

  button& {
    cursor: pointer;
  }
  > bdi {
    min-inline-size: 0;
  }
  > [aria-hidden] {
    flex: none;
    inline-size: ${size.iconSmall};
    block-size: ${size.iconSmall};
  }
`;

export const Section = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(4)};
  min-inline-size: 0;
  padding: ${space(4)} ${space(4)} ${space(10)};

  /* The orange button of a section stands above the navigation. */
  [data-dock] {
    inset-block-end: var(--bar);
    margin-inline: calc(-1 * ${space(4)});
    padding-block-end: ${space(3)};
  }
  > [data-dock] {
    margin-block: auto calc(-1 * ${space(10)});
  }
  ${from('md')} {
    [data-dock] {
      margin: 0;
      padding: 0;
    }
  }
  ${from('lg')} {
    padding: ${space(6)} ${space(6)} ${space(12)};
  }
`;

/** At the bottom of a phone. */
export const Bar = styled.nav`
  ${deepGreen}
  position: sticky;
  inset-block-end: 0;
  z-index: ${layer.dock};
  min-block-size: var(--bar);
  padding-block-end: env(safe-area-inset-bottom);

  ${from('lg')} {
    display: none;
  }
  @media print {
    display: none;
  }
`;

export const BarList = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  max-inline-size: ${rem(560)};
  margin-inline: auto;
`;

export const BarItem = styled.a`
  display: grid;
  justify-items: center;
  gap: ${rem(4)};
  inline-size: 100%;
  min-block-size: ${rem(68)};
  padding: ${rem(6)} 0 ${rem(8)};
  border: 0;
  background: none;
  color: ${color('text.onBrandMuted')};
  font: ${type('caption')};
  text-align: center;
  text-decoration: none;
  cursor: pointer;

  &[aria-current],
  &[data-current] {
    color: ${color('tag.bg')};
    font-weight: 600;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  @media (forced-colors: active) {
    color: LinkText;
  }
`;

/** On the corner of the icon. */
export const Count = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: calc(50% + ${rem(4)});
  min-inline-size: ${rem(20)};
  padding-inline: ${rem(4)};
  border-radius: ${radius.chip};
  background: ${color('tag.bg')};
  color: ${color('tag.text')};
  font: ${type('label')};
  line-height: ${rem(20)};
  text-align: center;
  box-shadow: 0 0 0 2px ${color('bg.brandDeep')};

  @media (forced-colors: active) {
    border: 1px solid;
    background: Canvas;
    color: CanvasText;
  }
`;

export const Pill = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: ${rem(60)};
  block-size: ${rem(32)};
  border-radius: ${radius.control};

  :hover > & {
    background: ${color('bg.brand')};
  }
  [aria-current] > &,
  [data-current] > & {
    background: ${color('tag.bg')};
    color: ${color('tag.text')};
  }
  @media (forced-colors: active) {
    [aria-current] > &,
    [data-current] > & {
      outline: 3px solid Highlight;
      color: inherit;
    }
  }
`;

export const More = styled.div`
  padding: ${space(4)} ${space(4)} ${space(2)};
`;

export const MoreHead = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space(3)};
  align-items: center;
  padding-block-end: ${space(4)};
  border-block-end: 1px solid ${color('line.subtle')};
`;

export const MoreName = styled.p`
  font: ${type('price')};
  line-height: 1.3;
`;

export const Rows = styled.ul`
  > li + li {
    border-block-start: 1px solid ${color('line.subtle')};
  }
`;

export const Row = styled.a`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space(3)};
  align-items: center;
  inline-size: 100%;
  min-block-size: ${rem(60)};
  margin: 0;
  padding: ${space(2)} 0;
  border: 0;
  background: none;
  color: ${color('text.default')};
  font: ${type('button')};
  text-align: start;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;

  > :first-child[aria-hidden] {
    color: ${color('text.link')};
  }
  &:hover {
    background: ${color('bg.sunken')};
  }
  &[aria-current] {
    color: ${color('text.link')};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const RowNote = styled.span`
  display: block;
  color: ${color('text.muted')};
  font: ${type('bodySmall')};
  overflow-wrap: anywhere;
`;

export const RowEnd = styled.span`
  display: grid;
`;

/** The old city's arch. */
export const Arch = styled.span`
  display: block;
  overflow: hidden;
  inline-size: ${rem(48)};
  block-size: ${rem(54)};
  border-radius: ${rem(24)} ${rem(24)} ${rem(8)} ${rem(8)};
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
