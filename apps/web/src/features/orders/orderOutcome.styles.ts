/** Shared styles of the pages that show the outcome of an order. */
import { rem, space } from '@zawadeh/ui';
import styled, { css } from 'styled-components';

/** One column in the middle. */
export const inTheMiddle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space(4)};
  inline-size: 100%;
  max-inline-size: ${rem(480)};
  margin-inline: auto;
`;

/** As high as the widest drawing, so that the text keeps its place. */
export const Picture = styled.div`
  display: grid;
  place-items: center;
  min-block-size: ${rem(188)};
`;

export const Actions = styled.div`
  display: grid;
  gap: ${space(3)};
  inline-size: 100%;
`;
