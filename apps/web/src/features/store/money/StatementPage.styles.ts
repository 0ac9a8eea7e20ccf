import { ablaqBand, color, from, rem, space, type } from '@zawadeh/ui';
import styled, { css } from 'styled-components';

/** Of the light theme, in which the sheet stands whatever the page has. */
const INK = color('text.default');
const FAINT = color('text.muted');
const HAIR = color('line.subtle');

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** Rows of two columns stand side by side on paper, whatever the screen. */
const twoColumns = css`
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 0 ${rem(44)};
`;

/** White and without fills in every mode, so that it costs no ink and can be copied. */
export const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(18)};
  max-inline-size: ${rem(794)};
  padding: ${space(4)};
  border: 1px solid ${HAIR};
  background: ${color('bg.surface')};
  color: ${INK};
  font: ${type('caption')};

  && {
    background: ${color('bg.surface')};
  }
  ${from('md')} {
    padding: ${rem(40)} ${rem(52)};
  }
  @media print {
    gap: ${rem(10)};
    max-inline-size: none;
    padding: 0;
    border: 0;
    font-size: ${rem(12)};
    line-height: 1.4;
    print-color-adjust: exact;
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
`;

export const Made = styled.div`
  color: ${FAINT};
  text-align: end;
`;

export const Band = styled.div`
  block-size: ${rem(5)};
  ${ablaqBand}
`;

export const Titles = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(3)};
`;

export const Month = styled.h2`
  font: ${type('h1')};
`;

export const Store = styled.p`
  font: ${type('button')};
`;

export const Small = styled.p`
  color: ${FAINT};
`;

export const Open = styled.div`
  text-align: end;
`;

export const Figure = styled.strong`
  font: ${type('price')};
  font-size: ${rem(29)};
  line-height: 1.2;
`;

export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(18)};
  align-items: start;

  ${from('md')} {
    ${twoColumns}
  }
  @media print {
    ${twoColumns}
  }
`;

/** Moves to the next page where it would not fit. */
export const Days = styled.section`
  break-inside: avoid;
`;

export const Title = styled.h3`
  padding-block-end: ${space(1)};
  font: ${type('h2')};
  font-size: ${rem(19)};
  break-after: avoid;

  &:lang(ar) {
    font-size: ${rem(23)};
  }
`;

export const Sums = styled.dl`
  margin: 0;
`;

/** What both sums come to stands on one line of the page. */
export const Sum = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(3)};
  padding-block: ${rem(4)};
  border-block-end: 1px solid ${HAIR};
  break-inside: avoid;

  dd {
    margin: 0;
  }
  &:nth-last-child(2) {
    border-block-end-color: ${INK};
  }
  &:last-child {
    border-block-end: 0;
    font-weight: 700;
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  th {
    padding-block: ${rem(3)};
    padding-inline: 0 ${rem(8)};
    border-block-end: 1px solid ${INK};
    color: ${FAINT};
    font-weight: 600;
    text-align: start;
    vertical-align: bottom;
  }
  td {
    padding-block: ${rem(4)};
    padding-inline: 0 ${rem(8)};
    border-block-end: 1px solid ${HAIR};
    overflow-wrap: anywhere;
  }
  &[data-dense] td {
    padding-block: ${rem(1)};
  }
  &[data-days] td:first-child {
    white-space: nowrap;
  }
  [data-align='end'] {
    text-align: end;
  }
  tr > :last-child {
    padding-inline-end: 0;
  }
  tr {
    break-inside: avoid;
  }
  thead {
    display: table-header-group;
  }
`;

export const Foot = styled.footer`
  padding-block-start: ${space(2)};
  border-block-start: 1px solid ${FAINT};
  color: ${FAINT};
`;
