import styled from 'styled-components';

/** Labels of different lengths must not push one of the short fields below its neighbours on the line. */
export const OneLine = styled.div`
  container-type: inline-size;

  > * {
    align-items: end;
  }
  /* Break before "(optional)" in every label, so that none wraps alone. */
  @container (max-width: 28rem) {
    label > span {
      display: block;
    }
  }
`;
