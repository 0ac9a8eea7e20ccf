import styled, { css } from 'styled-components';
import { STORED_STATES } from './storageHintScript.ts';

/** Nobody has said so where scripts do not run, or may not look. */
const whereNotStored = (display: string) => css`
  ${STORED_STATES.map((name) => `html[data-kept]:not([data-kept~='${name}']) &[data-of='${name}']`).join(',\n')} {
    display: ${display};
  }
`;

export const Without = styled.div`
  display: none;
  ${whereNotStored('contents')}
`;

export const Within = styled.div`
  display: contents;
  ${whereNotStored('none')}
`;
