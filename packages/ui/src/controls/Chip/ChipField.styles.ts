import styled from 'styled-components';
import { rem, space, type } from '../../theme/index.ts';

export const Name = styled.div`
  margin-block-end: ${rem(2)};
  font: ${type('chip')};
  font-weight: 600;
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  padding-block: ${space(1)};
`;
