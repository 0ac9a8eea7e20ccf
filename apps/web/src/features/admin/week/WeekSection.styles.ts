import { color, layer, rem, size, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

export const Picker = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
`;

export const Turn = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  border: 1px solid ${color('line.control')};
  border-radius: ${rem(10)};
  background: ${color('bg.surface')};
  font: ${type('button')};
  text-align: center;
`;

/** On a phone there is no room for a button that leads nowhere. */
export const ThisWeek = styled.div`
  @media (max-width: 47.99em) {
    &[data-current] {
      display: none;
    }
  }
`;

/** On a phone it stays within reach of the thumb. */
export const Save = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  &:empty {
    display: none;
  }
  @media (max-width: 47.99em) {
    position: sticky;
    z-index: ${layer.dock};
    inset-block-end: ${space(3)};
    justify-content: space-between;
    padding: ${space(2)};
    border: 1px solid ${color('line.subtle')};
    border-radius: ${rem(14)};
    background: ${color('bg.surface')};
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  min-block-size: ${rem(60)};
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  padding-inline: ${space(4)} ${space(2)};
  border: 1px solid ${color('info.line')};
  border-radius: ${rem(10)};
  background: ${color('bg.surface')};
  font: ${type('bodySmall')};
`;

export const BarText = styled.div`
  display: flex;
  flex: 1 1 ${rem(320)};
  flex-wrap: wrap;
  gap: 0 ${space(3)};

  > strong {
    font-weight: 600;
  }
`;

export const Status = styled.span`
  flex-basis: 100%;
  color: ${color('text.muted')};

  &[data-problem] {
    color: ${color('danger.text')};
  }
`;

export const BarActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** Scrolls both ways, so that days and sums stay in sight. */
export const Frame = styled.div`
  position: relative;
  isolation: isolate;
  max-block-size: calc(100dvh - ${size.header} - ${space(16)});
  overflow: auto;
  scroll-padding-block: ${rem(64)} ${rem(48)};
  scroll-padding-inline-start: ${rem(220)};
  border: 1px solid ${color('line.subtle')};
  border-radius: ${rem(14)};
  background: ${color('bg.surface')};
`;

const corner = `polygon(100% 0, 0 0, 100% 100%)`;
const cornerInArabic = `polygon(0 0, 100% 0, 0 100%)`;

/** One styled element for all cells: a component for each would take longer than the frame of a key press. */
export const Table = styled.table`
  inline-size: 100%;
  min-inline-size: ${rem(900)};
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  font: ${type('bodySmall')};

  th,
  td {
    block-size: ${rem(40)};
    padding: 0 ${space(2)};
    border-block-start: 1px solid ${color('line.subtle')};
    font-weight: 400;
    text-align: center;
  }
  th:first-child {
    inline-size: 28%;
    padding: ${rem(3)} ${space(4)};
    text-align: start;
  }
  td,
  thead th:last-child {
    border-inline-start: 1px solid ${color('line.subtle')};
  }
  thead th:last-child {
    inline-size: 7%;
  }
  td[data-part='sum'] {
    color: ${color('text.muted')};
  }

  thead th {
    position: sticky;
    z-index: 2;
    inset-block-start: 0;
    block-size: ${rem(48)};
    padding-inline: ${rem(2)};
    border-block-start: 0;
    border-inline-start: 0;
    background: ${color('bg.sunken')};
    color: ${color('text.muted')};
    font: ${type('label')};

    > small {
      display: block;
      font: ${type('caption')};
      white-space: nowrap;
    }
    &[data-today] {
      background: ${color('tag.bg')};
      color: ${color('tag.text')};
    }
  }
  tr[data-part='sums'] > * {
    background: ${color('bg.sunken')};
    color: ${color('text.muted')};
  }
  tr[data-part='sums'] > td {
    border-inline-start: 0;
  }
  tr[data-part='sums'] > th {
    color: ${color('text.default')};
    font-weight: 600;
  }
  tfoot tr[data-part='sums'] > * {
    position: sticky;
    z-index: 2;
    inset-block-end: 0;
    border-block-start: 2px solid ${color('line.control')};
    background: ${color('bg.surface')};
    color: ${color('text.default')};
    font-weight: 600;
  }
  [data-part='hours'] {
    color: ${color('text.muted')};
    font: ${type('caption')};
    white-space: nowrap;
  }
  [data-part='bag'] {
    margin-inline-end: ${space(2)};
  }

  td[data-place] {
    position: relative;
    cursor: cell;

    > b {
      font-weight: 600;
    }
  }
  td[aria-readonly='true'] {
    cursor: default;
  }
  td[data-kind='past'],
  td[data-state='closed'] {
    color: ${color('text.muted')};
  }
  td[data-kind='today'] {
    background: ${color('warning.bg')};
    color: ${color('text.default')};
  }
  td[data-state='skipped'] {
    background: repeating-linear-gradient(
      -45deg,
      ${color('bg.surface')} 0 ${rem(5)},
      ${color('bg.sunken')} ${rem(5)} ${rem(10)}
    );
    color: ${color('text.muted')};
    font: ${type('caption')};
  }
  td[data-unsaved] {
    background: ${color('success.bg')};
    color: ${color('text.default')};
  }
  td[data-differs][data-state='open']:not([data-kind='past'])::after {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    inline-size: ${rem(9)};
    block-size: ${rem(9)};
    background: ${color('success.solid')};
    clip-path: ${corner};
  }
  [dir='rtl'] & td[data-differs][data-state='open']:not([data-kind='past'])::after {
    clip-path: ${cornerInArabic};
  }
  td[aria-selected='true'] {
    box-shadow: inset 0 0 0 2px ${color('info.line')};
  }
  td[data-place]:focus {
    outline: 3px solid ${color('focus.ring')};
    outline-offset: -3px;
  }
  td[data-typing] {
    padding: 0;
    background: ${color('bg.surface')};
  }
  td > input {
    inline-size: 100%;
    block-size: ${rem(40)};
    padding: 0;
    border: 0;
    outline: 3px solid ${color('focus.ring')};
    outline-offset: -3px;
    background: ${color('bg.surface')};
    color: ${color('text.default')};
    font: ${type('button')};
    text-align: center;
  }

  @media (forced-colors: active) {
    td[data-unsaved] {
      outline: 2px dashed Highlight;
      outline-offset: -4px;
    }
    td[data-differs]::after {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;

export const Conflicts = styled.section`
  display: grid;
  gap: ${space(2)};
  padding: ${space(4)};
  border: 1px solid ${color('danger.line')};
  border-radius: ${rem(10)};
  background: ${color('danger.bg')};

  > h2 {
    color: ${color('danger.text')};
  }
`;

export const ConflictList = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)} ${space(4)};
  }
  > li > span {
    flex: 1 1 ${rem(240)};
  }
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

export const Shop = styled.section`
  display: grid;
  gap: ${space(2)};
`;

export const BagList = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid ${color('line.subtle')};
  border-radius: ${rem(14)};
  background: ${color('bg.surface')};
  list-style: none;
  overflow: clip;
`;

export const BagOfDay = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(3)};
  padding: ${space(3)} ${space(4)};

  & + & {
    border-block-start: 1px solid ${color('line.subtle')};
  }
  > :first-child {
    flex: 1 1 ${rem(150)};
    min-inline-size: 0;
  }
  &[data-unsaved] {
    background: ${color('success.bg')};
  }
  &[data-differs]::after {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    inline-size: ${rem(9)};
    block-size: ${rem(9)};
    background: ${color('success.solid')};
    clip-path: ${corner};
  }
  [dir='rtl'] &[data-differs]::after {
    clip-path: ${cornerInArabic};
  }
  strong {
    font: ${type('cardTitle')};
  }
`;

export const BagActions = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(1)};
`;

export const Quiet = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  color: ${color('text.muted')};
  font: ${type('bodySmall')};
`;

export const ShopChoice = styled.div`
  max-inline-size: ${rem(320)};
`;
