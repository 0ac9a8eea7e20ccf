import styled from 'styled-components';

export const Root = styled.bdi`
  overflow-wrap: anywhere;

  &[data-kind='code'],
  &[data-kind='id'] {
    user-select: all;
  }
  &[data-kind='code'],
  &[data-kind='phone'] {
    white-space: nowrap;
  }
  &[data-kind='phone'] {
    font-variant-numeric: tabular-nums;
  }
`;
