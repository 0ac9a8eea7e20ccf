import styled from 'styled-components';

export const Root = styled.bdi`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;
