/** What the pages have in common that tell how an order went. */
import { rem, space } from '@zawadeh/ui';
import styled, { css } from 'styled-components';

/** One thing after the other, in the middle. */
export const inTheMiddle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space(4)};
  inline-size: 100%;
  max-inline-size: ${rem(480)};
  margin-inline: auto;
`;

/** As high as the widest of the drawings, so that the words stay where they are. */
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
