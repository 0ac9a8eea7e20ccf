import { rem, space } from '@zawadeh/ui';
import styled from 'styled-components';

export const Root = styled.section`
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${rem(10)};
  margin-block-end: calc(-1 * ${space(1)});
`;
