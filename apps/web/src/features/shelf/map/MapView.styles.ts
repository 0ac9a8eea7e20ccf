import { color, from, radius, rem, shadow, size, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

/** How far the page stands from the edge of the window. */
const PAGE_EDGE = { phone: space(4), tablet: space(8) };
const PHONE_MAP = rem(350);
const LIST = rem(416);
/** The map keeps this distance from the header and the lower edge of the window. */
const DESKTOP_GAP = space(6);

/** On a phone the list is a sheet that is pulled over the map; on a desktop it stands beside it. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${from('lg')} {
    grid-template: auto auto auto 1fr / ${LIST} minmax(0, 1fr);
    column-gap: ${space(6)};
    align-items: start;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-block-size: ${size.touch};
  margin-block-end: ${space(3)};
`;

export const How = styled.div`
  display: none;

  ${from('lg')} {
    display: block;
    margin-block-end: ${space(2)};
  }
`;

/** On a phone over the map. */
export const Times = styled.div`
  position: relative;
  z-index: 2;
  block-size: ${rem(52)};
  margin-block: ${space(3)} ${rem(-64)};

  ${from('lg')} {
    block-size: auto;
    margin-block: 0 ${space(3)};
  }
`;

export const Map = styled.div`
  position: sticky;
  inset-block-start: ${size.header};
  display: grid;
  block-size: ${PHONE_MAP};
  margin-inline: calc(-1 * ${PAGE_EDGE.phone});

  /* Comes out from under the sheet, so that the browser scrolls to what has the focus. */
  @media (max-width: 63.99em) {
    &:has(:focus-visible) {
      position: relative;
      inset-block-start: auto;
    }
  }
  ${from('md')} {
    margin-inline: calc(-1 * ${PAGE_EDGE.tablet});
  }
  ${from('lg')} {
    grid-area: 1 / 2 / -1 / 3;
    inset-block-start: calc(${size.header} + ${DESKTOP_GAP});
    block-size: max(${rem(480)}, calc(100dvh - ${size.header} - 2 * ${DESKTOP_GAP}));
    margin-inline: 0;

    > * {
      border: 1px solid ${color('line.subtle')};
      border-radius: ${radius.card};
    }
  }
`;

export const Sheet = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-block-size: calc(100dvh - ${size.header});
  margin-block-start: ${rem(-16)};
  margin-inline: calc(-1 * ${PAGE_EDGE.phone});
  padding: ${space(4)} ${PAGE_EDGE.phone};
  border-start-start-radius: ${radius.sheet};
  border-start-end-radius: ${radius.sheet};
  background: ${color('bg.page')};
  box-shadow: ${shadow('dock')};

  ${from('md')} {
    margin-inline: calc(-1 * ${PAGE_EDGE.tablet});
    padding-inline: ${PAGE_EDGE.tablet};
  }
  ${from('lg')} {
    min-block-size: 0;
    margin: 0;
    padding: 0;
    border-radius: 0;
    box-shadow: none;
  }
`;

export const Found = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: center;
  justify-content: space-between;
`;

/** Rows under a head, in one frame. */
export const Box = styled.div`
  overflow: hidden;
  border: 1px solid ${color('line.subtle')};
  border-radius: ${radius.card};
  background: ${color('bg.surface')};

  && > * + *,
  li + li {
    border-block-start: 1px solid ${color('line.subtle')};
  }
`;

export const BoxHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
  align-items: center;
  justify-content: space-between;
  padding: ${space(2)} ${rem(14)};
  color: ${color('text.muted')};
  font: ${type('bodySmall')};
`;

export const Name = styled.h2`
  color: ${color('text.default')};
  font: ${type('cardTitle')};
  overflow-wrap: anywhere;
  outline: none;
`;

export const List = styled.div`
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);
`;

export const Row = styled.button`
  display: flex;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  inline-size: 100%;
  min-block-size: ${rem(46)};
  padding: ${space(2)} ${rem(14)};
  border: 0;
  background: none;
  color: ${color('text.muted')};
  font: ${type('bodySmall')};
  text-align: start;
  cursor: pointer;

  > b {
    flex: 1;
    min-inline-size: 0;
    color: ${color('text.default')};
    font: ${type('cardTitle')};
    overflow-wrap: anywhere;
  }
  &:hover {
    background: ${color('bg.sunken')};
  }
  &[aria-pressed='true'] {
    background: ${color('success.bg')};
  }
  &:focus-visible {
    border-radius: ${radius.card};
    outline-offset: -3px;
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`;

export const MoreRow = styled(Row)`
  color: ${color('text.link')};
  font: ${type('chip')};
`;

export const Shop = styled.section`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);
`;

export const ShopHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: start;
  justify-content: space-between;

  > :first-child {
    flex: 1 ${rem(150)};
    min-inline-size: 0;
  }
`;

export const ShopName = styled.h2`
  font: ${type('h2')};
  overflow-wrap: anywhere;
  outline: none;

  ${from('lg')} {
    font: ${type('cardTitle')};
  }
`;

export const Rating = styled.span`
  display: inline-flex;
  flex: none;
  gap: ${rem(5)};
  align-items: center;

  > span:first-child {
    color: ${color('warning.text')};
    fill: ${color('tag.bg')};
  }
  b {
    color: ${color('text.default')};
    font-weight: 600;
  }
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
  align-items: center;
  color: ${color('text.muted')};
  font: ${type('bodySmall')};

  > * + *::before {
    content: '· ';
  }
`;

/** Sideways on a phone, two beside each other on a desktop. The cards are those of the shelf with a lower picture. */
export const Cards = styled.ul`
  display: flex;
  gap: ${space(3)};
  margin-inline: calc(-1 * ${PAGE_EDGE.phone});
  padding: ${space(1)} ${PAGE_EDGE.phone};
  overflow-x: auto;
  scroll-padding-inline: ${PAGE_EDGE.phone};

  > li {
    flex: none;
    inline-size: ${rem(172)};
  }
  article > :first-child {
    block-size: ${rem(104)};
  }
  ${from('md')} {
    margin-inline: calc(-1 * ${PAGE_EDGE.tablet});
    padding-inline: ${PAGE_EDGE.tablet};
  }
  ${from('lg')} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(4)};
    margin-inline: 0;
    padding: 0;
    overflow: visible;

    > li {
      inline-size: auto;
    }
    article > :first-child {
      block-size: ${rem(126)};
    }
  }
`;
