import { type } from '@zawadeh/ui';
import styled from 'styled-components';

export const Line = styled.span`
  display: block;
  min-block-size: 1lh;
  font: ${type('bodySmall')};
`;
