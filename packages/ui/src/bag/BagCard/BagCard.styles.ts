import styled, { css } from 'styled-components';
import { buttonShape, secondaryLook } from '../../controls/Button/Button.styles.ts';
import { color, layer, radius, rem, size, space, type } from '../../theme/index.ts';

export const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
`;

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  padding: ${space(3)};
  border: 1px solid ${color('line.subtle')};
  border-block-start: 0;
  border-end-start-radius: ${radius.cardBottom};
  border-end-end-radius: ${radius.cardBottom};
  background: ${color('bg.surface')};
`;

/** Arabic dots reach below the line: the padding keeps them visible and is too small to reveal the next, cut line. */
const clamp = (lines: number) => css`
  padding-block-end: 0.15em;
  margin-block-end: -0.15em;
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  line-clamp: ${lines};
`;

/** Follows the direction of its own text, so that the cut is at the end, but aligns with the start of the page. */
export const Title = styled.h2`
  font: ${type('cardTitle')};
  text-align: -webkit-match-parent;
  text-align: match-parent;
  overflow-wrap: anywhere;
  ${clamp(2)}
`;

export const Facts = styled.ul`
  display: grid;
  gap: ${rem(1)};
  margin-block: ${rem(2)} ${rem(6)};
  color: ${color('text.muted')};
  font: ${type('caption')};
`;

export const Fact = styled.li`
  display: flex;
  gap: ${rem(6)};
  min-inline-size: 0;

  > :first-child {
    inline-size: ${rem(15)};
    block-size: 1.4em;
  }
  > :last-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  /* A name may be cut, a time may not. */
  &[data-cut] > :last-child {
    ${clamp(2)}
  }
  &:not([data-cut]) span span {
    display: inline-block;
  }
`;

/** Aligned to the bottom, so that price flags and buttons line up across a row; the flag overhangs the start edge. */
export const Foot = styled.div`
  display: grid;
  gap: ${rem(10)};
  margin-block-start: auto;

  --flag-bleed: ${rem(-19)};
`;

/** The ::after overlay makes the whole card the link. */
export const Details = styled.a`
  ${buttonShape}
  ${secondaryLook}
  min-block-size: ${size.touch};
  padding-inline: ${rem(4)};

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: ${layer.cardOverlay + 1};
    border-end-start-radius: ${radius.cardBottom};
    border-end-end-radius: ${radius.cardBottom};
  }
  &:hover {
    background: ${color('action.secondary.bgHover')};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid ${color('focus.ring')};
    outline-offset: 2px;
  }
`;
