import styled from 'styled-components';

/** Never turned by the words beside it; digits of one width, for columns. */
export const Root = styled.time`
  unicode-bidi: isolate;
  font-variant-numeric: tabular-nums;
`;
