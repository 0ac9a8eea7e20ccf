/** Examples side by side, and what one is to notice about them. */
import { color, radius, rem, space, type } from '../theme/index.ts';
import styled from 'styled-components';

export const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${rem(300)}, 100%), 1fr));
  gap: ${space(4)};
  align-items: start;
  margin-block: ${space(4)} ${space(6)};
`;

export const Side = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  padding-block-start: ${space(3)};
  border-block-start: 4px solid ${color('success.solid')};

  &[data-kind='dont'] {
    border-color: ${color('danger.line')};
  }
`;

export const Caption = styled.figcaption`
  font: ${type('bodySmall')};

  strong {
    font: ${type('button')};
  }
`;

export const Phones = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${rem(300)}, 100%), max-content));
  gap: ${space(4)};
`;

export const Phone = styled.iframe`
  inline-size: ${rem(380)};
  max-inline-size: 100%;
  block-size: ${rem(620)};
  border: 1px solid ${color('line.control')};
  border-radius: ${radius.card};
`;

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

/** A term and its example on each line. */
export const Samples = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: ${space(2)} ${space(4)};
  margin: 0;

  dt {
    font: ${type('caption')};
    color: ${color('text.muted')};
  }
  dd {
    margin: 0;
  }
`;

/** What a table becomes that was made for a desktop alone. */
export const Cut = styled.div`
  max-inline-size: ${rem(264)};
  padding: ${space(2)};
  border: 1px solid ${color('line.control')};
  border-radius: ${radius.card};
  overflow: hidden;
  white-space: nowrap;

  table {
    border-collapse: collapse;
    font: ${type('bodySmall')};
  }
  :is(th, td) {
    padding: ${space(2)} ${space(3)};
    border-block-end: 1px solid ${color('line.subtle')};
    text-align: start;
  }
`;
