import { rem } from '@zawadeh/ui';
import { css } from 'styled-components';

/** For a `summary`: a plus at its end, a minus while it is open. Drawn here, because an icon would bring its file along. */
export const foldSign = css`
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
  &::after {
    content: '';
    flex: none;
    inline-size: ${rem(14)};
    block-size: ${rem(14)};
    background:
      linear-gradient(currentColor 0 0) center / 100% 2px no-repeat,
      linear-gradient(currentColor 0 0) center / 2px 100% no-repeat;
  }
  [open] > &::after {
    background-size:
      100% 2px,
      0 0;
  }
`;
