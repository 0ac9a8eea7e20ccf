import { color, from, rem, size, space, type } from '@zawadeh/ui';
import styled, { css } from 'styled-components';

const inContentWidth = css`
  inline-size: 100%;
  max-inline-size: ${size.contentMax};
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
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(4)};
  padding-block: ${space(1)};

  ${from('md')} {
    padding: ${space(4)};
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
  flex: 1 1 ${rem(200)};
  gap: ${space(1)};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Inside = styled.div`
  ${inContentWidth}
  padding-block: ${space(5)};
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

export const Favourites = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding-block-end: ${space(6)};
`;

/** Extends to the page's edges on a phone, so that a half-visible shop hints at more. */
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
`;

/** As narrow as a ticket on a desktop. Its teeth are space enough below the green. */
export const Next = styled.div`
  margin-block-start: calc(-1 * ${space(4)});
  max-inline-size: ${rem(560)};
  padding-block-end: ${space(6)};
`;

/** What the bags were good for. */
export const Impact = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding-block-end: ${space(6)};
`;

export const ImpactTitle = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};

  /* In line with the panel below. */
  > button {
    padding-inline: 0;
  }
`;

/** One row, which is a link as a whole. */
export const Alerts = styled.a`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  gap: ${space(3)};
  align-items: center;
  margin-block-end: ${space(6)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color('line.subtle')};
  border-radius: ${rem(14)};
  background: ${color('bg.surface')};
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
`;

export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
`;

/** Two columns on a desktop, where one would leave lines half a screen long. */
export const Orders = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${from('md')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Below the orders, apart from them. */
export const Devices = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  max-inline-size: ${rem(640)};
  padding-block-start: ${space(8)};
`;
