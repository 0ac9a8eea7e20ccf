import { css } from 'styled-components';
import { color } from '../theme/index.ts';

/** The two-stone stripe of old Tripoli's arches. Under a header or a brand field, never behind text. */
export const ablaqBand = css`
  background: repeating-linear-gradient(
    90deg,
    ${color('ablaq.dark')} 0 14px,
    ${color('ablaq.light')} 14px 28px
  );
`;
