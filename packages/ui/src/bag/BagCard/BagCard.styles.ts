import styled, { css } from 'styled-components';
import { color, layer, radius, rem, space, type } from '../../theme/index.ts';

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
  padding: ${space(3)} ${space(3)} 0;
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
export const Title = styled.h3`
  font: ${type('cardTitle')};
  text-align: -webkit-match-parent;
  text-align: match-parent;
  overflow-wrap: anywhere;
  ${clamp(2)}
`;

export const Facts = styled.ul`
  display: grid;
  gap: ${rem(2)};
  margin-block: ${rem(4)} ${space(2)};
  color: ${color('text.muted')};
  font: ${type('caption')};

  &:lang(ar) {
    font-size: ${rem(14)};
  }
`;

export const Fact = styled.li`
  display: flex;
  gap: ${rem(6)};
  min-inline-size: 0;

  > :first-child {
    inline-size: ${rem(15)};
    block-size: 1lh;
  }
  > :last-child {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  /* A time is never broken. */
  > div > span {
    display: inline-block;
  }
  &[data-star] svg {
    fill: ${color('tag.bg')};
    color: ${color('warning.text')};
  }
  b {
    color: ${color('text.default')};
    font-weight: 600;
  }
`;

const DOT_ROOM = rem(13);

/** Facts side by side with dots between them. A dot at the start of a line is clipped. */
export const Dotted = styled.div`
  overflow: hidden;

  > div {
    display: flex;
    flex-wrap: wrap;
    margin-inline-start: calc(-1 * ${DOT_ROOM});
  }
  > div > * {
    position: relative;
    min-inline-size: 0;
    padding-inline-start: ${DOT_ROOM};
  }
  > div > * + *::before {
    content: '·';
    position: absolute;
    inset-inline-start: 0;
    inline-size: ${DOT_ROOM};
    text-align: center;
  }
`;

/** A name may be cut, a time may not. */
export const Cut = styled.span`
  ${clamp(2)}
`;

/** Aligned to the bottom, so that price flags and labels line up across a row; the flag overhangs the start edge. */
export const Foot = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-block-start: auto;

  --flag-bleed: ${rem(-19)};
`;

/** The ::after overlay makes the whole card the link. */
export const Details = styled.a`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-block-size: ${rem(36)};
  margin-inline: calc(-1 * ${space(3)});
  padding: ${rem(6)} ${space(3)};
  border-block-start: 1px solid ${color('line.subtle')};
  color: ${color('text.link')};
  font: ${type('bodySmall')};
  font-weight: 600;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: ${layer.cardOverlay + 1};
    border-end-start-radius: ${radius.cardBottom};
    border-end-end-radius: ${radius.cardBottom};
  }
  &:hover > :first-child {
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
