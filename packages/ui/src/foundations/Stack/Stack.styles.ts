import styled from 'styled-components';
import { space } from '../../theme/index.ts';

export const Root = styled.div<{ $gap: Parameters<typeof space>[0] }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap }) => space($gap)};
  min-inline-size: 0;
  margin: 0;

  /* A long word must not widen the page. */
  > * {
    min-inline-size: 0;
  }
  &[data-direction='row'] {
    flex-flow: row wrap;
  }
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='center'] {
    align-items: center;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
`;
