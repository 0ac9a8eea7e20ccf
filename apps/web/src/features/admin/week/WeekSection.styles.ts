import { color, layer, radius, rem, size, space, type } from '@zawadeh/ui';
import styled, { css } from 'styled-components';

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

  @media (max-width: 47.99em) {
    border: 0;
    background: none;
  }
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
  &[data-one-shop] tr[data-part='bag-row'] > * {
    block-size: ${rem(58)};
  }
  [data-part='name'] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space(3)};
    align-items: center;
  }
  [data-part='name'] [data-part='hours'] {
    display: block;
  }
  [data-part='name'] [data-part='bag'] {
    font-weight: 600;
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
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;

  &:empty {
    display: none;
  }
`;

const hatched = css`
  background: repeating-linear-gradient(
    -45deg,
    ${color('bg.surface')} 0 ${rem(5)},
    ${color('bg.sunken')} ${rem(5)} ${rem(10)}
  );
`;

/** Seven days of a phone. */
export const DayCells = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${rem(6)};

  /* The longest Arabic weekday needs 44 px. */
  @media (max-width: 23.99em) {
    gap: ${rem(2)};
    margin-inline: calc(-1 * ${space(3)});
  }
  @media (max-width: 21.99em) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    margin-inline: 0;
  }
`;

export const DayCell = styled.button`
  position: relative;
  display: grid;
  justify-items: center;
  min-inline-size: 0;
  min-block-size: ${rem(76)};
  margin: 0;
  padding: ${space(2)} 0 ${space(1)};
  overflow: hidden;
  border: 1px solid ${color('line.subtle')};
  border-radius: ${radius.control};
  background: ${color('bg.surface')};
  color: ${color('text.muted')};
  font: ${type('caption')};
  cursor: pointer;

  > b {
    color: ${color('text.default')};
    font: ${type('price')};
  }
  &[data-past] > b {
    color: inherit;
  }
  &[data-skipped] {
    ${hatched}
  }
  &[data-today] {
    border-color: ${color('tag.bg')};
    background: ${color('warning.bg')};
    color: ${color('warning.text')};
  }
  &[data-unsaved] {
    border-color: ${color('success.solid')};
    background: ${color('success.bg')};
    color: ${color('text.default')};
  }
  &[aria-pressed='true'] {
    border-color: transparent;
    background: ${color('bg.brand')};
    color: ${color('text.onBrand')};

    > b {
      color: inherit;
    }
  }
  &[data-differs]::after {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    inline-size: ${rem(14)};
    block-size: ${rem(14)};
    background: ${color('success.solid')};
    clip-path: ${corner};
  }
  &[aria-pressed='true'][data-differs]::after {
    background: ${color('tag.bg')};
  }
  [dir='rtl'] &[data-differs]::after {
    clip-path: ${cornerInArabic};
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border: 3px solid Highlight;
    }
    &[data-unsaved] {
      border-style: dashed;
    }
    &[data-differs]::after {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;

export const DayHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(1)};
  min-block-size: ${rem(44)};

  /* Its words end where the cards end. */
  > button {
    margin-inline-end: calc(-1 * ${space(3)});
  }
`;

export const BagOfDay = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: ${space(3)};
  overflow: clip;
  border: 1px solid ${color('line.subtle')};
  border-radius: ${radius.card};
  background: ${color('bg.surface')};

  &[data-unsaved] {
    border-color: ${color('success.solid')};
    background: ${color('success.bg')};
  }
  &[data-differs]::after {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    inline-size: ${rem(18)};
    block-size: ${rem(18)};
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

export const BagHead = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(3)};
  align-items: center;
`;

/** The old city's arch. */
export const Arch = styled.div`
  overflow: hidden;
  inline-size: ${rem(44)};
  block-size: ${rem(48)};
  border-radius: ${rem(22)} ${rem(22)} ${radius.pill} ${radius.pill};

  > div {
    block-size: 100%;
    mask: none;
  }
  svg[data-drawn] {
    block-size: 84%;
    margin-block-start: 20%;
  }
`;

export const BagActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  margin-block-start: ${space(2)};
`;

export const Note = styled.div`
  display: grid;
  flex: 1 1 ${rem(96)};
  font: ${type('label')};

  &[data-plain] {
    color: ${color('text.muted')};
    font: ${type('bodySmall')};
  }
  [data-unsaved] & {
    color: ${color('text.default')};
  }
`;

/** Two buttons in a dock. */
export const DockRow = styled.div`
  display: flex;
  gap: ${space(2)};

  > :last-child {
    flex: 1;
  }
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
