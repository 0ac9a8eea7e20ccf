import styled from 'styled-components';
import { color, rem, space, type } from '../../theme/index.ts';

export const Strip = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-block-size: ${rem(40)};
  padding: ${space(2)} ${space(4)};
  font: ${type('bodySmall')};
  font-weight: 500;

  &[data-tone='info'] {
    background: ${color('info.bg')};
    color: ${color('info.text')};
  }
  &[data-tone='success'] {
    background: ${color('success.bg')};
    color: ${color('success.text')};
  }
  /* A page's own line says it better. */
  :root:has([data-says-offline]) &[data-tone='info'] {
    display: none;
  }
  @media (forced-colors: active) {
    border-block-end: 1px solid CanvasText;
  }
`;
