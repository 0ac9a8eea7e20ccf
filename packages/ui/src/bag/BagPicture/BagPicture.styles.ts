import styled, { css } from 'styled-components';
import { pinkedEdge } from '../../foundations/pinkedEdge.ts';
import { color, from, rem } from '../../theme/index.ts';

/** Shared with the skeleton, so that the layout does not shift. */
export const pictureShape = css`
  block-size: ${rem(138)};
  ${pinkedEdge}

  ${from('lg')} {
    block-size: ${rem(152)};
  }
`;

export const Root = styled.div`
  ${pictureShape}
  position: relative;
  overflow: hidden;

  &[data-category='Meals'] {
    background: ${color('category.meals')};
  }
  &[data-category='Bakery/pastery'] {
    background: ${color('category.bakery')};
  }
  &[data-category='Diet/healthy'] {
    background: ${color('category.diet')};
  }
  &[data-category='Late Breakfast'] {
    background: ${color('category.lateBreakfast')};
  }
  &[data-away] {
    background: ${color('neutral.bg')};
  }
`;

export const Picture = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;

  [data-away] > & {
    filter: grayscale(1) sepia(0.18);
    opacity: 0.72;
  }
`;

/** The bag stands on the edge of its field. */
export const Drawing = styled.svg`
  position: relative;
  display: block;
  inline-size: 100%;
  block-size: calc(100% - ${rem(2)});
  margin-block-start: ${rem(12)};
  forced-color-adjust: none;

  /* Beside the label. */
  [data-low] > & {
    inset-inline-start: ${rem(20)};
  }
  [data-away] > & {
    filter: grayscale(1);
    opacity: 0.62;
  }
`;
