import styled from 'styled-components';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.ts';
import { color, from, radius, rem, size, space, type } from '../../theme/index.ts';

export * from './TableRow.styles.ts';
export * from './Toolbar.styles.ts';

/** The number of cards on a phone before a person asks for the others. */
export const FIRST_CARDS = 12;

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

/** The scroll container on a desktop, where the header is sticky; cards scroll with the page. */
export const Frame = styled.div`
  position: relative;
  isolation: isolate;
  container-type: inline-size;
  /* Adding and removing rows in a windowed table must not shift the scroll position. */
  overflow-anchor: none;

  ${from('md')} {
    max-block-size: calc(100dvh - ${size.header} - ${space(16)});
    overflow: auto;
    /* Keeps a focused row clear of the header, also if the header has two lines. */
    scroll-padding-block-start: calc(${size.touch} + ${space(6)});
    /* And clear of the row of the total. */
    &:has([data-total]) {
      scroll-padding-block-end: calc(${size.touch} + ${space(8)});
    }
    border: 1px solid ${color('line.subtle')};
    border-radius: ${radius.card};
    background: ${color('bg.surface')};
  }
`;

export const Announcement = VisuallyHidden;

export const Table = styled.table`
  display: block;
  inline-size: 100%;
  border-spacing: 0;
  font: ${type('bodySmall')};

  &[data-short] > tbody > tr:nth-child(n + ${FIRST_CARDS + 1}):not([data-total]) {
    display: none;

    ${from('md')} {
      display: table-row;
    }
  }

  ${from('md')} {
    display: table;

    [data-windowed] > & {
      min-inline-size: ${rem(880)};
      table-layout: fixed;
    }
  }
`;

export const Rest = styled.div`
  display: grid;

  ${from('md')} {
    display: none;
  }
`;

export const Head = styled.thead`
  display: none;

  ${from('md')} {
    display: table-header-group;
  }
`;

export const HeadRow = styled.tr``;

export const HeadCell = styled.th`
  position: sticky;
  z-index: 1;
  inset-block-start: 0;
  block-size: ${size.touch};
  padding: 0;
  background: ${color('bg.sunken')};
  border-block-end: 1px solid ${color('line.subtle')};
  color: ${color('text.muted')};
  font: ${type('label')};
  text-align: start;

  &[data-align='end'] {
    text-align: end;
  }
  &[data-only='cards'] {
    display: none;
  }
  &[data-checkbox] {
    inline-size: ${rem(52)};
  }
  &:not([aria-sort='none'], :not([aria-sort])) {
    color: ${color('text.default')};
  }
`;

export const HeaderText = styled.span`
  display: inline-block;
  padding-inline: ${space(3)};

  &[data-marked] {
    white-space: nowrap;
  }
`;

/** The arrow of an unsorted column is faint until hover and focus. */
export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-block-size: ${size.touch};
  padding: 0 ${space(3)};
  border: 0;
  background: transparent;
  text-align: start;
  cursor: pointer;

  [data-align='end'] > & {
    flex-direction: row-reverse;
  }
  &:hover {
    color: ${color('text.default')};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  @media (hover: hover) {
    [aria-sort='none'] > &:not(:hover, :focus-visible) > span {
      opacity: 0.5;
    }
  }
`;

export const Body = styled.tbody`
  display: block;

  ${from('md')} {
    display: table-row-group;
  }
`;
