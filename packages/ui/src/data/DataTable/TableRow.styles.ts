import styled, { keyframes } from 'styled-components';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.ts';
import { color, from, radius, rem, size, space, type } from '../../theme/index.ts';

const highlight = keyframes`
  from, 40% { background: ${color('success.bg')}; }
`;

/** Row heights are measured at once: under reduced motion even a zero-duration transition ends one frame later. */
const measuredAtOnce = 'transition-property: none;';

export const Row = styled.tr`
  ${measuredAtOnce}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-content: start;
  grid-auto-flow: dense;
  min-block-size: var(--row-height);
  row-gap: ${space(1)};
  margin-block-end: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color('line.subtle')};
  border-radius: ${radius.card};
  background: ${color('bg.surface')};
  scroll-margin-block: calc(${size.header} + ${space(2)});

  &[data-opens] {
    cursor: pointer;
  }
  /* A press on the code opens the row instead of selecting the code. */
  &[data-opens] [data-kind='code'] {
    user-select: text;
  }
  &[aria-selected='true'] {
    background: ${color('action.secondary.bgHover')};
    box-shadow: inset 0 0 0 2px ${color('action.secondary.line')};
  }
  ${from('md')} {
    &[aria-current] {
      background: ${color('action.secondary.bgHover')};
    }
    &[aria-current] > td:first-child {
      position: relative;
    }
    &[aria-current] > td:first-child::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: 0;
      border-inline-start: ${rem(5)} solid ${color('action.secondary.line')};
    }
  }
  &[data-total] {
    background: ${color('bg.sunken')};
    font-weight: 600;
  }
  /* One card with the detail below. */
  &[data-open] {
    margin-block-end: 0;
    border-block-end: 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
  /* Badges keep their own background on a highlighted row. */
  &[data-highlighted] > *,
  &[aria-selected='true'] > * {
    --success-bg: ${color('bg.surface')};
  }
  &[data-highlighted] {
    animation: ${highlight} 6s ease-in;
  }
  /* With reduced motion the row stays green until the highlight ends. */
  @media (prefers-reduced-motion: reduce) {
    &[data-highlighted] {
      background: ${color('success.bg')};
    }
  }
  [data-motion='reduced'] &[data-highlighted] {
    background: ${color('success.bg')};
  }
  &:focus-visible {
    border-radius: ${radius.card};
    outline-offset: -3px;
  }

  ${from('md')} {
    display: table-row;
    block-size: var(--row-height);
    margin: 0;
    border-radius: 0;
    scroll-margin-block: 0;

    /* In sight while the rows above it scroll. */
    &[data-total] > * {
      position: sticky;
      inset-block-end: 0;
      background: ${color('bg.sunken')};
    }
    &:hover:not([data-skeleton], [data-highlighted], [aria-selected='true'], [aria-current]) {
      background: ${color('bg.sunken')};
    }
    &[aria-selected='true'] {
      background: ${color('action.secondary.bgHover')};
      box-shadow: none;
    }
    &:focus-visible {
      border-radius: 0;
    }
  }
  @media (forced-colors: active) {
    &[aria-selected='true'],
    &[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    &:focus-visible {
      outline: 4px solid CanvasText;
    }
  }
`;

/** Takes the height of rows that are not drawn. */
export const Spacer = styled.tr`
  ${measuredAtOnce}
  display: block;

  ${from('md')} {
    display: table-row;
  }
`;

export const Cell = styled.td`
  grid-column: 2 / -1;
  order: 1;
  min-inline-size: 0;
  padding: 0;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;

  &[data-role='checkbox'] {
    grid-column: 1;
    grid-row: 1 / span 2;
    order: 0;
    margin-block: ${rem(-10)};
    margin-inline: ${rem(-12)} ${space(1)};
    user-select: none;
  }
  &[data-role='title'],
  &[data-role='start'] {
    grid-column: 2;
    order: 0;
  }
  &[data-role='end'] {
    grid-column: 3;
    order: 0;
    justify-self: end;
    padding-inline-start: ${space(3)};
    overflow-wrap: break-word;
  }
  /* The icon is aligned and its touch target extends past the edge. */
  &[data-role='end']:has(button[aria-label]) {
    margin-block: ${rem(-10)};
    margin-inline-end: ${rem(-12)};
  }
  [data-skeleton] > &[data-role='end'] {
    inline-size: ${rem(96)};
  }
  &[data-role='line'] {
    order: 0;
  }
  &[data-role='title'] {
    font: ${type('cardTitle')};
  }
  &[data-role='wide'] {
    order: 2;
    padding-block-start: ${space(1)};
  }
  &[data-role='none'],
  &[data-empty] {
    display: none;
  }
  /* With large type on a small screen the cells are stacked. */
  @container (inline-size < 17rem) {
    &[data-role='title'],
    &[data-role='start'],
    &[data-role='end'] {
      grid-column: 2 / -1;
      justify-self: start;
      padding: 0;
    }
    &[data-role='end']:has(button[aria-label]) {
      margin-inline-start: ${rem(-12)};
    }
  }

  ${from('md')} {
    &&& {
      display: table-cell;
      block-size: ${rem(62)};
      margin: 0;
      padding: ${space(2)} ${space(3)};
      border-block-end: 1px solid ${color('line.subtle')};
      font: ${type('bodySmall')};
      font-variant-numeric: tabular-nums;
      /* Words are not broken; the table scrolls sideways instead. */
      overflow-wrap: break-word;
    }
    &&&[data-only='cards'] {
      display: none;
    }
    tr:last-child > &&&,
    tr[data-open] > &&& {
      border-block-end: 0;
    }
    &&&[data-role='checkbox'] {
      padding: 0;
    }
    &&&[data-role='title'] {
      font-weight: 600;
    }
    &[data-align='end'] {
      text-align: end;
    }
    /* Amounts and badges do not wrap where the table can scroll sideways. */
    &[data-role='end'] {
      white-space: nowrap;
    }
    /* Windowed rows have one height, so long text is cut. */
    [data-windowed] &,
    [data-windowed] & > * {
      overflow: clip;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;

/** The open part of the row before it. */
export const Detail = styled.tr`
  ${measuredAtOnce}
  display: block;
  margin-block-end: ${space(3)};
  border: 1px solid ${color('line.subtle')};
  border-block-start: 0;
  border-end-start-radius: ${radius.card};
  border-end-end-radius: ${radius.card};
  background: ${color('bg.surface')};

  ${from('md')} {
    display: table-row;
    background: ${color('action.secondary.bgHover')};
  }
`;

export const DetailCell = styled.td`
  display: block;
  padding: 0 ${space(4)} ${space(4)};

  ${from('md')} {
    position: relative;
    display: table-cell;
    padding: ${space(1)} ${space(3)} ${space(3)};
    border-block-end: 1px solid ${color('line.subtle')};

    tr:last-child > & {
      border-block-end: 0;
    }
    &::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: 0;
      border-inline-start: ${rem(5)} solid ${color('action.secondary.line')};
    }
  }
`;

/** On a card the header is read before each value, and shown before a value with its own line. */
export const CellName = styled(VisuallyHidden)`
  [data-role='detail'] > & {
    position: static;
    margin: 0;
    margin-inline-end: ${space(2)};
    overflow: visible;
    clip-path: none;
    color: ${color('text.muted')};
    white-space: normal;
  }
  ${from('md')} {
    && {
      display: none;
    }
  }
`;
