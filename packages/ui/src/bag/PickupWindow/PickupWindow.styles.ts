import styled from 'styled-components';
import { color, rem, type } from '../../theme/index.ts';

export const Root = styled.span`
  display: inline-flex;
  gap: ${rem(6)};
  max-inline-size: 100%;
  color: ${color('text.muted')};
  font: ${type('bodySmall')};

  /* The clock stands in the middle of the first line, however many there are. */
  > :first-child {
    block-size: 1lh;
  }
`;

export const Words = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

/** The hours go to the next line as a whole, and break only where no line is long enough. */
export const Hours = styled(Words)`
  > span {
    display: inline-block;
  }
`;
