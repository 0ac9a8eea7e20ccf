import { css } from 'styled-components';

/** A zigzag top edge with teeth 14 px wide and 7 high, only for bags and receipts. */
export const pinkedEdge = css`
  mask:
    conic-gradient(from 135deg at 50% 0, #000 90deg, #0000 0) top / 14px 7.5px round,
    linear-gradient(#000 0 0) 0 7px / 100% calc(100% - 7px) no-repeat;
  mask-repeat:
    round no-repeat,
    no-repeat;
`;
