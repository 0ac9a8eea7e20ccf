import styled from 'styled-components';
import { color, rem, size, space, touchTarget, type } from '../../theme/index.ts';

export const Root = styled.dl`
  margin: 0;
`;

export const Line = styled.div`
  position: relative;
  padding-block: ${rem(10)};
  border-block-end: 1px solid ${color('line.subtle')};

  &:first-child {
    padding-block-start: 0;
  }
  &:last-child {
    padding-block-end: 0;
    border-block-end: 0;
  }
  /* A long value without room beside its name goes below it, still at the end. */
  [data-layout='line'] > & {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${space(4)};
  }
  [data-layout='below'] > &[data-icon] {
    padding-inline-start: calc(${size.icon} + ${space(3)});
  }
  /* On a very narrow screen the action goes below; in rem, so that large text counts as narrow. */
  @media (min-width: 22rem) {
    &[data-action] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      column-gap: ${space(3)};
    }
  }
`;

export const Name = styled.dt`
  min-inline-size: 0;
  color: ${color('text.muted')};
  font: ${type('bodySmall')};
  overflow-wrap: anywhere;

  [data-layout='below'] > * > & {
    font: ${type('caption')};
  }
  /* The icon spans both lines, name and value. */
  > [aria-hidden] {
    position: absolute;
    inset-block: ${rem(10)};
    inset-inline-start: 0;
    margin-block: auto;
    color: ${color('text.link')};
  }
  :first-child > & > [aria-hidden] {
    inset-block-start: 0;
  }
  :last-child > & > [aria-hidden] {
    inset-block-end: 0;
  }
`;

export const Value = styled.dd`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-inline-size: 0;
  margin: 0;
  font: ${type('cardTitle')};
  overflow-wrap: anywhere;

  > :last-child {
    min-inline-size: 0;
  }
  [data-layout='line'] > * > & {
    margin-inline-start: auto;
    text-align: end;
  }
`;

export const Note = styled.dd`
  margin: 0;
  color: ${color('text.muted')};
  font: ${type('bodySmall')};
  overflow-wrap: anywhere;
`;

export const Action = styled.dd`
  margin: ${space(2)} 0 0;

  @media (min-width: 22rem) {
    grid-row: 1 / span 3;
    grid-column: 2;
    margin: 0;
  }
`;

export const Target = styled.a`
  ${touchTarget}
  color: ${color('text.link')};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
`;
