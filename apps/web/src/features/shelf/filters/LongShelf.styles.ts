import { space } from '@zawadeh/ui';
import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  text-align: center;
`;
