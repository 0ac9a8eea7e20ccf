import styled, { css } from 'styled-components';
import { STORED_STATES } from './storedStates.ts';

/** Does not apply where scripts do not run or storage is denied: then the attribute is missing. */
const whereNotStored = (display: string) => css`
  ${STORED_STATES.map((name) => `html[data-stored]:not([data-stored~='${name}']) &[data-of='${name}']`).join(',\n')} {
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
