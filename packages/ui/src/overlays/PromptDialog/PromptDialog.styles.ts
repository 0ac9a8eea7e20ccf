import styled from 'styled-components';
import { space } from '../../theme/index.ts';

/** A label needs more distance from the title than text does. */
export const Field = styled.div`
  padding-block-start: ${space(2)};
`;
