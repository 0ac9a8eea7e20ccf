import styled from 'styled-components';
import { color, rem } from '../../theme/index.ts';
import { pictureShape } from '../BagPicture/BagPicture.styles.ts';

export const Picture = styled.div`
  ${pictureShape}
  background: ${color('neutral.bg')};
`;

export const Lines = styled.div`
  display: grid;
  gap: ${rem(10)};
`;
