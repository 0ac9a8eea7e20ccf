import styled from 'styled-components';
import { space } from '../../theme/index.ts';

export const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Tag = styled.li`
  display: flex;
  max-inline-size: 100%;
`;
