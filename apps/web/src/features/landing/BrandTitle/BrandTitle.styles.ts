import styled from 'styled-components';
import { color, from, rem, space } from '@zawadeh/ui';

/** On a phone both names share a line while they fit. The hidden names must not load a font of the product. */
export const Root = styled.h1`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  color: ${color('text.onBrand')};
  font-family: sans-serif;

  ${from('md')} {
    flex-direction: column;
    align-items: start;
    justify-content: start;
    gap: ${space(4)};
  }
`;

const word = (width: number, height: number, from: string) => `
  inline-size: ${rem(width)};
  block-size: ${rem(height)};
  mask-image: url('/art/wordmark-${from}.svg');
`;

/** A mask, so that the wordmark takes the surrounding colour. */
export const Word = styled.span`
  display: block;
  max-inline-size: 100%;
  background: ${color('tag.bg')};
  mask: bottom / contain no-repeat;
  forced-color-adjust: none;

  &[data-own] {
    background: currentColor;
  }
  &[data-word='en'] {
    ${word(130, 40, 'en')}
  }
  &[data-word='ar'] {
    ${word(84, 53, 'ar')}
  }
  &[data-own][data-word='en'] {
    ${word(194, 60, 'en')}
  }
  &[data-own][data-word='ar'] {
    ${word(126, 79, 'ar')}
  }
  ${from('md')} {
    &[data-own][data-word='en'] {
      ${word(330, 102, 'en')}
    }
    &[data-own][data-word='ar'] {
      ${word(208, 130, 'ar')}
    }
  }
  @media (forced-colors: active) {
    &,
    &[data-own] {
      background: CanvasText;
    }
  }
`;
