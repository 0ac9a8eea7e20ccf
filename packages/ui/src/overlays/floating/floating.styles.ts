import { css } from 'styled-components';
import { color, duration, easing, radius } from '../../theme/index.ts';

/** What hangs on a button, over the page. */
export const floatingLook = css`
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color('line.subtle')};
  border-radius: ${radius.card};
  background: ${color('bg.surface')};
  color: ${color('text.default')};
  box-shadow: 0 10px 30px rgb(0 0 0 / 18%);
  transition: opacity ${duration.fast} ${easing.standard};

  &[data-entering] {
    opacity: 0;
  }
  &:focus-visible {
    border-radius: ${radius.card};
  }
`;
