import styled from 'styled-components';
import { color, from, rem } from '../../theme/index.ts';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${rem(10)};
  min-inline-size: 0;
  color: ${color('text.price')};
`;

export const Mark = styled.svg`
  flex: none;
  inline-size: ${rem(32)};
  block-size: ${rem(32)};
`;

/** The wordmarks take the surrounding colour and hide where the width is small. */
export const Word = styled.span`
  background: currentColor;
  mask: center / contain no-repeat;
  forced-color-adjust: none;

  &[data-word='en'] {
    inline-size: ${rem(98)};
    block-size: ${rem(30)};
    mask-image: url('/art/wordmark-en.svg');
  }
  &[data-word='ar'] {
    inline-size: ${rem(67)};
    block-size: ${rem(42)};
    mask-image: url('/art/wordmark-ar.svg');
  }
  [data-kind='responsive'] > & {
    display: none;
    ${from('md')} {
      display: block;
    }
  }
  @media (forced-colors: active) {
    background: CanvasText;
  }
`;
