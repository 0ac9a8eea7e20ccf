import { color, rem, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

export const Viewfinder = styled.div`
  position: relative;
  display: grid;
  flex: 1;
  place-content: center;
  gap: ${space(6)};
  min-block-size: 0;
  overflow: hidden;
  background: ${color('bg.brandDeep')};

  > video {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

/** Above the shade of the frame. */
export const FrameWords = styled.p`
  position: relative;
  z-index: 1;
  justify-self: center;
  padding: ${space(1)} ${space(3)};
  border-radius: ${rem(12)};
  background: ${color('bg.brandDeep')};
  color: ${color('text.onBrand')};
  font: ${type('button')};
  text-align: center;
`;

const FRAME = rem(212);

export const Frame = styled.div`
  position: relative;
  justify-self: center;
  inline-size: ${FRAME};
  block-size: ${FRAME};
  border: ${rem(5)} solid ${color('tag.bg')};
  border-radius: ${rem(20)};
  box-shadow: 0 0 0 100vmax rgb(29 26 18 / 55%);
`;

export const CameraKeys = styled.div`
  position: relative;
  display: flex;
  gap: ${rem(10)};
  padding: ${space(3)} ${space(3)} calc(${space(3)} + env(safe-area-inset-bottom));

  > :first-child {
    flex: 1;
  }
`;
