import { css } from 'styled-components';
import { color } from '../theme/index.ts';

/** A stripe of alternating colours (ablaq masonry), below a header or a brand surface, never behind text. */
export const ablaqBand = css`
  background: repeating-linear-gradient(
    90deg,
    ${color('ablaq.dark')} 0 14px,
    ${color('ablaq.light')} 14px 28px
  );
`;
