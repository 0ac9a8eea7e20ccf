import styled from 'styled-components';

/** Isolated from the surrounding direction, with tabular digits for columns. */
export const Root = styled.time`
  unicode-bidi: isolate;
  font-variant-numeric: tabular-nums;
`;
