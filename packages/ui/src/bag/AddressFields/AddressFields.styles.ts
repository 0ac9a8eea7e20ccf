import styled from 'styled-components';

/** Short fields on one line, whose labels must not push one of them lower than its neighbours. */
export const OneLine = styled.div`
  container-type: inline-size;

  > * {
    align-items: end;
  }
  /* Where some would break before "(optional)" and some would not, all do. */
  @container (max-width: 28rem) {
    label > span {
      display: block;
    }
  }
`;
