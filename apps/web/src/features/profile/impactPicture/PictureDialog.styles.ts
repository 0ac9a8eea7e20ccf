import { color, rem, space } from '@zawadeh/ui';
import styled from 'styled-components';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './drawPicture.ts';

export const Root = styled.div`
  display: grid;
  gap: ${space(3)};
  justify-items: center;

  > fieldset,
  > [role='alert'] {
    inline-size: 100%;
  }
`;

/** As large as the picture from the start, and never so large that the buttons leave the screen. */
export const Frame = styled.div`
  display: grid;
  place-items: center;
  inline-size: min(100%, ${rem(320)}, 45svh);
  aspect-ratio: ${PICTURE_WIDTH} / ${PICTURE_HEIGHT};
  border-radius: ${rem(10)};
  background: ${color('bg.brand')};
  color: ${color('text.onBrand')};
  overflow: hidden;

  > img {
    inline-size: 100%;
    block-size: auto;
  }
  @media (forced-colors: active) {
    border: 2px solid CanvasText;
  }
`;
