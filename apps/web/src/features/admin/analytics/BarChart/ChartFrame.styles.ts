import styled from 'styled-components';
import { color, pinkedEdge, radius, rem, size, space, type } from '@zawadeh/ui';

export const Root = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(3)};
  padding: ${space(4)};
  border: 1px solid ${color('line.subtle')};
  border-radius: ${radius.card};
  background: ${color('bg.surface')};
`;

/** The title wraps before the button moves to a line of its own. */
export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(3)};
  margin-block: calc(-1 * ${space(2)});
  margin-inline-end: calc(-1 * ${space(3)});

  > :first-child {
    flex: 1 1 ${rem(120)};
    padding-block: ${space(1)};
  }
`;

export const Title = styled.h2`
  margin: 0;
  font: ${type('price')};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const Table = styled.table`
  inline-size: 100%;
  border-spacing: 0;
  font: ${type('bodySmall')};
  font-variant-numeric: tabular-nums;

  th,
  td {
    block-size: ${size.touch};
    padding: ${space(2)} ${space(3)};
    border-block-end: 1px solid ${color('line.subtle')};
    font: inherit;
    text-align: start;
    overflow-wrap: anywhere;
  }
  thead th {
    background: ${color('bg.sunken')};
    color: ${color('text.muted')};
    font: ${type('label')};
  }
  tr > :last-child {
    text-align: end;
    white-space: nowrap;
  }
  tbody tr:last-child > * {
    border-block-end: 0;
  }
`;

/** Scrolls sideways where the bars do not fit. */
export const Scroll = styled.div`
  margin-inline: calc(-1 * ${space(2)});
  padding-inline: ${space(2)};
  overflow-x: auto;

  &:focus-visible {
    border-radius: ${radius.control};
    outline-offset: 0;
  }
`;

export const Bars = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--bars), minmax(${rem(76)}, 1fr));
  grid-template-rows: ${rem(264)} auto;

  &[data-of='days'] {
    grid-template-columns: repeat(var(--bars), minmax(${rem(88)}, 1fr));
  }
  &[data-of='weekdays'] {
    grid-template-columns: repeat(var(--bars), minmax(${rem(44)}, 1fr));
  }
`;

/** The value above its bar, aligned to the baseline. */
export const Plot = styled.div`
  grid-row: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(2)};
  border-block-end: 1px solid ${color('line.strong')};
  color: ${color('text.muted')};
  font: ${type('bodySmall')};
  font-variant-numeric: tabular-nums;

  &[data-leads] {
    color: ${color('text.default')};
    font-weight: 700;
  }
`;

export const Bar = styled.div`
  ${pinkedEdge}
  flex: none;
  inline-size: min(100% - ${space(3)}, ${rem(60)});
  min-block-size: ${rem(8)};
  block-size: calc((100% - ${rem(32)}) * var(--share));
  background: ${color('chart.1')};

  [data-leads] > & {
    background: ${color('chart.2')};
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: CanvasText;

    [data-leads] > & {
      background: Highlight;
    }
  }
`;

export const Name = styled.div`
  grid-row: 2;
  padding: ${space(2)} ${space(1)} 0;
  color: ${color('text.muted')};
  font: ${type('caption')};
  text-align: center;
  overflow-wrap: anywhere;

  /* The names of weekdays fit, and would be broken in the middle. */
  [data-of='weekdays'] > & {
    padding-inline: 0;
    overflow-wrap: normal;
  }
`;

export const Note = styled.div`
  font-variant-numeric: tabular-nums;
`;

/** Separated by a line over the whole width. */
export const Footer = styled.div`
  margin-block-start: ${space(1)};
  margin-inline: calc(-1 * ${space(4)});
  padding: ${space(3)} ${space(4)} 0;
  border-block-start: 1px solid ${color('line.subtle')};
  font: ${type('bodySmall')};
`;
