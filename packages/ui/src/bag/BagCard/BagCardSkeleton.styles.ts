import styled from 'styled-components';
import { pinkedEdge } from '../../foundations/pinkedEdge.ts';
import { color, from, rem } from '../../theme/index.ts';

export const Picture = styled.div`
  block-size: ${rem(138)};
  background: ${color('neutral.bg')};
  ${pinkedEdge}

  ${from('lg')} {
    block-size: ${rem(168)};
  }
`;

export const Lines = styled.div`
  display: grid;
  gap: ${rem(10)};
`;
