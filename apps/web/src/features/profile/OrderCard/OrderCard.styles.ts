import { color, layer, rem, space, type } from '@zawadeh/ui';
import styled, { css } from 'styled-components';

/** As wide as this payment, amount and button stand beside the words, each in its own column. */
const WIDE = '(min-width: 40rem)';

export const Root = styled.article`
  position: relative;
  container-type: inline-size;
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  column-gap: ${space(3)};
  padding: ${space(3)} ${space(4)};

  @container ${WIDE} {
    grid-template-columns: auto minmax(0, 1fr) auto minmax(${rem(64)}, auto) minmax(${rem(156)}, auto);
    column-gap: ${space(4)};
  }
`;

/** The old city's arch, in the category's colour. */
export const Picture = styled.div`
  display: grid;
  grid-row: 1 / span 2;
  place-items: center;
  overflow: hidden;
  inline-size: ${rem(50)};
  block-size: ${rem(56)};
  border-radius: ${rem(25)} ${rem(25)} ${rem(6)} ${rem(6)};
  background: ${color('bg.sunken')};
  color: ${color('text.muted')};

  > div {
    inline-size: 100%;
    block-size: 100%;
    mask: none;
  }
  svg[data-drawn] {
    block-size: 84%;
    margin-block-start: 20%;
  }
`;

export const Name = styled.h3`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font: ${type('cardTitle')};

  @container ${WIDE} {
    grid-area: 1 / 2;
  }
`;

/** The whole row is its link. */
export const Open = styled.a`
  color: ${color('text.default')};
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
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
    outline-offset: -3px;
  }
`;

/** Cuts off the dot with which a line begins. */
export const Words = styled.div`
  grid-column: 2 / -1;
  overflow: hidden;
  overflow-wrap: anywhere;

  @container ${WIDE} {
    grid-area: 2 / 2;
  }
`;

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: -1em;
  color: ${color('text.muted')};
  font: ${type('caption')};

  /* Every line of a fact begins after the dot. */
  > * {
    padding-inline-start: 1em;
  }
  > ::before {
    display: inline-block;
    inline-size: 1em;
    margin-inline-start: -1em;
    text-align: center;
    content: '·';
  }
`;

export const Handover = styled.p`
  font: ${type('caption')};
  font-weight: 600;

  &:empty {
    display: none;
  }
`;

export const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  margin-block-start: ${space(2)};

  @container ${WIDE} {
    display: contents;
  }
`;

const inRow = css`
  @container ${WIDE} {
    grid-row: 1 / span 2;
    grid-column: 3;
    align-self: center;
  }
`;

export const Payment = styled.div`
  ${inRow}
`;

export const Amount = styled.strong`
  ${inRow}
  font: ${type('cardTitle')};
  text-align: end;

  @container ${WIDE} {
    grid-column: 4;
  }
`;

/** Above the link. */
export const Again = styled.div`
  ${inRow}
  position: relative;
  z-index: ${layer.cardOverlay};

  @container ${WIDE} {
    grid-column: 5;
  }

  &:empty {
    display: none;
  }
`;

export const Actions = styled.div`
  position: relative;
  z-index: ${layer.cardOverlay};
  display: grid;
  grid-column: 1 / -1;
  gap: ${space(3)};
  margin-block-start: ${space(2)};

  @container ${WIDE} {
    grid-column: 2;
    max-inline-size: ${rem(360)};
  }

  &:empty {
    display: none;
  }
`;
