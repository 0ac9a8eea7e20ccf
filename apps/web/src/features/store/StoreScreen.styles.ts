import { space } from '@zawadeh/ui';
import styled from 'styled-components';

/** In place of the shop's space. */
export const FullPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: center;
  gap: ${space(4)};
  padding: ${space(12)} ${space(4)};
  text-align: center;
`;
