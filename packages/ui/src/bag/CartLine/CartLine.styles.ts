import styled from 'styled-components';
import { color, radius, rem, size, space, type } from '../../theme/index.ts';

/** With large type the words go below the picture, where they have the whole line. */
export const Root = styled.article`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  padding-block: ${space(3)};
  border-block-end: 1px solid ${color('line.subtle')};
`;

/** A window of the old city, on the category's colour, instead of the bag's pinked edge. */
export const Arch = styled.div`
  flex: none;
  overflow: hidden;
  inline-size: ${rem(72)};
  block-size: ${rem(80)};
  border-radius: ${rem(36)} ${rem(36)} ${radius.pill} ${radius.pill};

  > div {
    block-size: 100%;
    mask: none;
  }
  img[data-drawn] {
    block-size: 84%;
    margin-block-start: 20%;
  }
  [data-left] > & {
    filter: grayscale(1);
    opacity: 0.7;
  }
`;

export const Body = styled.div`
  display: grid;
  flex: 1 1 ${rem(190)};
  align-content: start;
  gap: ${space(1)};
  min-inline-size: 0;
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
`;

/** Its first line stands in the middle of the button beside it. */
export const Title = styled.h2`
  flex: 1;
  min-inline-size: 0;
  padding-block: calc((${size.touch} - 1lh) / 2 - ${space(2)}) 0;
  font: ${type('cardTitle')};
  overflow-wrap: anywhere;

  [data-left] & {
    color: ${color('text.muted')};
  }
`;

/** Higher than its letters, for a finger, and no taller a line for it. */
export const TitleLink = styled.a`
  padding-block: ${rem(4)};
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

/** Quiet, and reaching over the edges of the line, so that the bin stands on the line of the totals. */
export const Remove = styled.div`
  position: relative;
  flex: none;
  margin-block: calc(-1 * ${space(2)});
  margin-inline-end: -13px;

  > button {
    color: ${color('text.muted')};
  }
`;

export const Each = styled.p`
  color: ${color('text.muted')};
  font: ${type('bodySmall')};
`;

export const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(2)};
  margin-block-start: ${space(1)};

  /* What the stepper says below itself breaks rather than push the total away. */
  > :first-child {
    flex: 1 1 ${rem(132)};
  }
`;

/** Money stands at the end; its middle is the stepper's, whatever the stepper says below itself. */
export const Total = styled.p`
  display: flex;
  align-items: center;
  min-block-size: ${size.touch};
  margin-inline-start: auto;
  font: ${type('button')};
  font-weight: 700;
`;

export const Changes = styled.ul`
  display: grid;
  gap: ${space(2)};

  &:not(:empty) {
    margin-block-start: ${space(1)};
  }
`;

export const Change = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  font: ${type('bodySmall')};
  text-wrap: pretty;

  &[data-change='price'],
  &[data-change='fewer'] {
    flex-wrap: nowrap;
    align-items: flex-start;
    padding: ${space(2)} ${space(3)};
    border-radius: ${radius.pill};
    background: ${color('warning.bg')};
    color: ${color('warning.text')};

    > :first-child {
      block-size: 1lh;
    }
  }
`;

export const Restore = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  font: ${type('bodySmall')};
`;

/** Where a line was: what happened to it, and the way back. */
export const Removed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  padding-block: ${space(3)};
  border-block-end: 1px solid ${color('line.subtle')};
  color: ${color('text.muted')};
  font: ${type('bodySmall')};
  overflow-wrap: anywhere;
`;

/** Pushed by nothing and pushing nothing out of the line. */
export const RemovedText = styled.p`
  flex: 1 1 ${rem(160)};
  min-inline-size: 0;
`;

export const Unavailable = styled.span`
  color: ${color('danger.text')};
  font: ${type('label')};
`;

export const Muted = styled.span`
  color: ${color('text.muted')};
`;
