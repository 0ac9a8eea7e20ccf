import { size } from '@zawadeh/ui';
import styled from 'styled-components';

/** As large as the heart, so that nothing moves when it arrives. */
export const Place = styled.span`
  display: inline-flex;
  flex: none;
  min-inline-size: ${size.touch};
  min-block-size: ${size.touch};
`;
