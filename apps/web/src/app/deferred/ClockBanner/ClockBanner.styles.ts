import styled from 'styled-components';
import { color, rem, space, type } from '@zawadeh/ui';

export const Strip = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-block-size: ${rem(40)};
  padding: ${space(2)} ${space(4)};
  background: ${color('warning.bg')};
  color: ${color('warning.text')};
  font: ${type('bodySmall')};
  font-weight: 500;

  @media (forced-colors: active) {
    border-block-end: 1px solid CanvasText;
  }
`;
