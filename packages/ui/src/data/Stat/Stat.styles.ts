import styled from 'styled-components';
import { color, radius, rem, space, type } from '../../theme/index.ts';

/** Two columns with a picture: it is before the figure and its note. */
export const Root = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  grid-template-rows: auto auto 1fr;
  column-gap: ${space(3)};
  align-items: center;
  margin: 0;
  padding: ${space(4)};
  border: 1px solid ${color('line.subtle')};
  border-radius: ${radius.card};
  background: ${color('bg.surface')};
  overflow-wrap: anywhere;

  &[data-kind='hero'] {
    border-color: ${color('bg.brand')};
    background: ${color('bg.brand')};
    color: ${color('text.onBrand')};
  }
  @media (forced-colors: active) {
    &[data-kind='hero'] {
      border: 3px solid CanvasText;
    }
  }
`;

export const Label = styled.dt`
  grid-column: 1 / -1;
  font: ${type('bodySmall')};
  color: ${color('text.muted')};

  [data-pictured] > & {
    margin-block-end: ${space(1)};
  }
  [data-kind='hero'] > & {
    color: ${color('text.onBrandMuted')};
  }
`;

export const Picture = styled.dd`
  grid-row: 2 / span 2;
  align-self: start;
  inline-size: ${rem(54)};
  block-size: ${rem(58)};
  margin: 0;
  margin-block-start: ${space(1)};
  overflow: hidden;
  /* An arched frame. */
  border-radius: ${rem(27)} ${rem(27)} ${radius.pill} ${radius.pill};

  /* A bag's picture fills the frame, without its zigzag edge. */
  && > div {
    block-size: 100%;
    mask: none;
    clip-path: none;
  }
  && > div > svg[data-drawn] {
    block-size: 84%;
    margin-block-start: 14%;
  }
`;

export const Value = styled.dd`
  grid-column: 1 / -1;
  margin: 0;
  font: ${type('price')};
  font-size: ${rem(29)};
  line-height: 1.25;
  font-variant-numeric: tabular-nums;

  /* A figure wider than its card wraps instead of overflowing. */
  > * {
    white-space: normal;
  }

  &[data-look='name'] {
    align-self: end;
    font: ${type('cardTitle')};
  }
  [data-pictured] > & {
    grid-column: 2;
  }
`;

export const Note = styled.dd`
  grid-column: 1 / -1;
  align-self: start;
  margin: 0;
  font: ${type('bodySmall')};
  color: ${color('text.muted')};

  [data-pictured] > & {
    grid-column: 2;
  }
  [data-kind='hero'] > & {
    color: ${color('text.onBrandMuted')};
  }
`;
