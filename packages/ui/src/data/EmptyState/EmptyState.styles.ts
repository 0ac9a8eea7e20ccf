import styled from 'styled-components';
import { rem, space } from '../../theme/index.ts';

export const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  padding-block: ${space(10)};
`;

export const Picture = styled.img`
  inline-size: ${rem(250)};
  block-size: ${rem(200)};
  object-fit: contain;
  margin-block-end: ${space(4)};
`;
