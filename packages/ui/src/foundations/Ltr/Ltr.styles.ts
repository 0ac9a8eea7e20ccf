import styled from 'styled-components';

export const Root = styled.bdi`
  overflow-wrap: anywhere;

  &[data-kind='code'] {
    user-select: all;
  }
  &[data-kind='phone'] {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`;
