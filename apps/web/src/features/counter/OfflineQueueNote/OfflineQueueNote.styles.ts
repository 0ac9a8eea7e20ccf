import styled from 'styled-components';
import { color, rem, space, type } from '@zawadeh/ui';

export const Strip = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-block-size: ${rem(58)};
  padding: ${space(2)} ${space(4)};
  background: ${color('warning.bg')};
  color: ${color('warning.text')};

  &[data-sent] {
    background: ${color('success.bg')};
    color: ${color('success.text')};
  }
  @media (forced-colors: active) {
    border-block-end: 1px solid CanvasText;
  }
`;

export const State = styled.span`
  display: block;
  font: ${type('button')};
  line-height: 1.4;
`;

export const Since = styled.span`
  display: block;
  font: ${type('body')};
  line-height: 1.4;
`;
