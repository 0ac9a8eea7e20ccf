import styled from 'styled-components';
import { color, rem, type } from '../../theme/index.ts';

export const Root = styled.span`
  display: inline-flex;
  gap: ${rem(6)};
  max-inline-size: 100%;
  color: ${color('text.muted')};
  font: ${type('bodySmall')};

  /* The clock icon is centred on the first line of any number of lines. */
  > :first-child {
    block-size: 1lh;
  }
`;

export const Words = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

/** Hours wrap as a whole, and break only where no line is wide enough. */
export const Hours = styled(Words)`
  > span {
    display: inline-block;
  }
`;
