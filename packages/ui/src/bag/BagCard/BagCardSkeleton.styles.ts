import styled from 'styled-components';
import { color, rem, space } from '../../theme/index.ts';
import { pictureShape } from '../BagPicture/BagPicture.styles.ts';

export const Picture = styled.div`
  ${pictureShape}
  background: ${color('neutral.bg')};
`;

export const Lines = styled.div`
  display: grid;
  gap: ${rem(10)};
`;

/** In the place of the label, with its hairline. */
export const Label = styled.div`
  display: flex;
  align-items: center;
  min-block-size: ${rem(36)};
  margin: ${space(2)} calc(-1 * ${space(3)}) 0;
  padding-inline: ${space(3)};
  border-block-start: 1px solid ${color('line.subtle')};
`;
