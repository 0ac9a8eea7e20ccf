import styled from 'styled-components';
import { color, radius, rem, size, space, type } from '@zawadeh/ui';

/** With large type the text goes below the picture, where it has the whole width. */
export const Root = styled.article`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  padding-block: ${space(3)};
  border-block-end: 1px solid ${color('line.subtle')};
`;

/** An arched frame in the category's colour, without the picture's zigzag edge. */
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
  svg[data-drawn] {
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

/** Aligns the first line with the middle of the remove button. */
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

/** A larger touch target that does not change the line height. */
export const TitleLink = styled.a`
  padding-block: ${rem(4)};
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

/** Overhangs the edges of the line, so that the icon aligns with the totals. */
export const Remove = styled.div`
  position: relative;
  flex: none;
  margin-block: calc(-1 * ${space(2)});
  margin-inline-end: -13px;

  > button {
    color: ${color('text.muted')};
  }
`;

/** One of several, before what they cost together. */
export const Each = styled.bdi`
  color: ${color('text.muted')};
  font: ${type('bodySmall')};
`;

export const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(2)};
  margin-block-start: ${space(1)};

  /* The stepper's note wraps instead of pushing the total away. */
  > :first-child {
    flex: 1 1 ${rem(132)};
  }
`;

/** At the end of the line, centred on the stepper's buttons with or without a note below them. */
export const Total = styled.p`
  display: grid;
  align-content: center;
  justify-items: end;
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

/** The notice in place of a removed line, with the undo button. */
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

/** Wraps within the line and does not push the button out of it. */
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
