import { color, from, rem, size, space, type } from '@zawadeh/ui';
import styled, { css } from 'styled-components';

/** The widest content, and its gutters. */
const inContentWidth = css`
  inline-size: 100%;
  max-inline-size: calc(${rem(1320)} + 2 * ${space(8)});
  margin-inline: auto;
  padding-inline: ${space(4)};

  ${from('md')} {
    padding-inline: ${space(8)};
  }
`;

/** On a phone the green bleeds over these gutters; on a desktop it hangs from the header, in line with the rest. */
export const Field = styled.div`
  ${inContentWidth}
`;

export const Person = styled.div`
  display: flex;
  flex: 1 1 ${rem(300)};
  align-items: center;
  gap: ${space(4)};
  min-inline-size: 0;
  padding-block: ${space(1)};
`;

/** The figures stand beside the name where both have room. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)} ${space(10)};

  ${from('md')} {
    padding-inline: ${space(2)};
  }
`;

/** The old city's arch, in brass. */
export const Arch = styled.div`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${rem(66)};
  block-size: ${rem(72)};
  border-radius: ${rem(33)} ${rem(33)} ${rem(10)} ${rem(10)};
  background: ${color('tag.bg')};
  color: ${color('tag.text')};
  font: ${type('button')};
  font-size: ${rem(28)};
  font-weight: 700;
`;

export const Names = styled.div`
  display: grid;
  gap: ${space(1)};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Account = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
`;

/** On a desktop the orders stand at the start, favourites and settings at the end. */
export const Inside = styled.div`
  ${inContentWidth}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  align-items: start;
  padding-block: ${space(5)};

  ${from('lg')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, ${rem(400)});
    gap: ${rem(28)};
  }
  &[hidden] {
    display: none;
  }
`;

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  min-inline-size: 0;
`;

export const FullPageMessage = styled.div`
  ${inContentWidth}
  display: grid;
  gap: ${space(5)};
  padding-block: ${space(6)} ${space(10)};

  &[data-centred] {
    justify-items: center;
    padding-block: ${space(16)};
  }
`;

export const History = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

/** A frame around what belongs together. */
const framed = css`
  border: 1px solid ${color('line.subtle')};
  border-radius: ${rem(14)};
  background: ${color('bg.surface')};
`;

export const Panel = styled.div`
  ${framed}
  overflow: hidden;
`;

export const Rows = styled.ul`
  > :not(:first-child) {
    border-block-start: 1px solid ${color('line.subtle')};
  }
`;

/** The last row, which unfolds the others in place. */
export const Folded = styled.details`
  > summary {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${space(2)};
    min-block-size: ${size.button};
    padding: ${space(2)} ${space(4)};
    color: ${color('text.link')};
    font: ${type('cardTitle')};
    text-align: center;
    cursor: pointer;
  }
  > summary:hover {
    text-decoration: underline;
  }
  > summary:focus-visible {
    outline-offset: -3px;
  }
  &[open] > summary > :last-child {
    rotate: 180deg;
  }
  &:not(:first-child),
  > ul {
    border-block-start: 1px solid ${color('line.subtle')};
  }
`;

/** One sentence, and a way on. */
export const Box = styled.section`
  ${framed}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space(2)};
  padding: ${space(4)};
`;

/** In line with the words above it. */
export const ToShelf = styled.div`
  margin-block: calc(-1 * ${space(2)});
  margin-inline: calc(-1 * ${space(4)});
`;

/** A frame with lines between the shops, beside the orders. */
export const Favourites = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${from('lg')} {
    ${framed}
    padding-block-start: ${space(4)};

    > :not(ul) {
      margin-inline: ${space(4)};
    }
  }
`;

/** Extends to the page's edges on a phone, so that a half-visible shop hints at more; a list on a desktop. */
export const Shops = styled.ul`
  display: grid;
  grid-auto-columns: min(84%, ${rem(290)});
  grid-auto-flow: column;
  gap: ${space(3)};
  margin-inline: calc(-1 * ${space(4)});
  padding: ${space(1)} ${space(4)};
  overflow-x: auto;
  scroll-padding-inline: ${space(4)};
  scrollbar-width: none;

  ${from('md')} {
    grid-template-columns: repeat(auto-fill, minmax(${rem(280)}, 1fr));
    grid-auto-flow: row;
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
  }
  ${from('lg')} {
    gap: 0;
    padding: 0;

    > li {
      border-block-start: 1px solid ${color('line.subtle')};
    }
    > li > div {
      border: 0;
    }
  }
`;

/** Its teeth are space enough below the green. */
export const Next = styled.div`
  margin-block-start: calc(-1 * ${space(4)});

  ${from('lg')} {
    margin-block-start: 0;
  }
`;

/** What the bags were good for. */
export const Figures = styled.div`
  flex: 0 1 auto;
  min-inline-size: 0;

  &:empty,
  &[hidden] {
    display: none;
  }
`;

export const Impact = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

export const Source = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(4)};

  /* In line with the figures. */
  > :last-child {
    padding-inline: 0;
  }
`;

/** One row, which is a link as a whole. */
export const Alerts = styled.a`
  ${framed}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  gap: ${space(3)};
  align-items: center;
  padding: ${space(3)} ${space(4)};
  color: ${color('text.default')};
  text-decoration: none;

  > :first-child {
    color: ${color('success.text')};
  }
  &:hover {
    text-decoration: underline;
  }
`;

export const AlertWords = styled.span`
  display: grid;
  overflow-wrap: anywhere;

  > :first-child {
    font: ${type('cardTitle')};
  }
`;

export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
`;
