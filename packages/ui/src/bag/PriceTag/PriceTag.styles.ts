import styled from 'styled-components';
import { color, rem, size, space, type } from '../../theme/index.ts';

export const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(2)};
  min-inline-size: 0;
`;

/** A clip-path cannot use logical sides, so each direction has its own shape. */
export const Flag = styled.span`
  display: inline-flex;
  align-items: center;
  block-size: ${rem(30)};
  /* The distance by which a card lets the flag overhang its edge. */
  margin-inline-start: var(--flag-bleed, 0);
  padding-inline: ${rem(10)} ${rem(20)};
  background: ${color('tag.bg')};
  color: ${color('tag.text')};
  font: ${type('price')};
  line-height: 1;
  clip-path: polygon(0 0, 100% 0, calc(100% - ${rem(8)}) 50%, 100% 100%, 0 100%);

  &:dir(rtl) {
    clip-path: polygon(100% 0, 0 0, ${rem(8)} 50%, 0 100%, 100% 100%);
  }

  [data-large] > & {
    block-size: ${size.touch};
    padding-inline: ${space(4)} ${space(6)};
    font-size: ${rem(26)};
  }
  &[data-muted] {
    background: ${color('neutral.bg')};
    color: ${color('neutral.text')};
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    clip-path: none;
  }
`;

/** On a card both lines are as high as the flag. */
export const Beside = styled.span`
  display: grid;
  font: ${type('caption')};
  line-height: 1.2;

  [data-large] > & {
    display: flex;
    gap: ${space(2)};
    font: ${type('body')};
  }
`;

export const Full = styled.s`
  color: ${color('text.muted')};
`;

export const Off = styled.span`
  color: ${color('text.price')};
  font-weight: 600;

  [data-muted] > & {
    color: ${color('text.muted')};
  }
`;
