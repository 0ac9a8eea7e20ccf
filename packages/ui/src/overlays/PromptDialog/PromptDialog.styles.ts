import styled from 'styled-components';
import { space } from '../../theme/index.ts';

/** A label stands further from the title than a sentence does. */
export const Field = styled.div`
  padding-block-start: ${space(2)};
`;
