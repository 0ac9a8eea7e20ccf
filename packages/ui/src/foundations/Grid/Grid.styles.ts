import styled from 'styled-components';
import { rem, space } from '../../theme/index.ts';

/** The number of columns follows the width in rem, so that larger type makes fewer columns. */
export const Root = styled.div<{ $gap: Parameters<typeof space>[0] }>`
  --column: ${rem(240)};
  --tracks: auto-fill;

  display: grid;
  grid-template-columns: repeat(var(--tracks), minmax(min(var(--column), 100%), 1fr));
  gap: ${({ $gap }) => space($gap)};

  > * {
    min-inline-size: 0;
  }
  &[data-column='tiny'] {
    --column: ${rem(84)};
  }
  &[data-column='small'] {
    --column: ${rem(136)};
  }
  &[data-column='large'] {
    --column: ${rem(320)};
  }
  &[data-filled] {
    --tracks: auto-fit;
  }
`;
