import { space } from '@zawadeh/ui';
import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: ${space(3)};
  inline-size: 100%;
`;
