import styled, { css } from 'styled-components';
import { color, from, layer, shadow, size, space } from '../../theme/index.ts';

export const Root = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${layer.dock};
  display: grid;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)} calc(${space(3)} + env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color('line.subtle')};
  background: ${color('bg.surface')};
  box-shadow: ${shadow('dock')};

  ${from('md')} {
    position: static;
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
  }
`;

/** For the root of a screen with a dock: full width on a phone, and at least as high as the screen. */
export const dockedPage = css`
  display: flex;
  flex-direction: column;
  min-block-size: calc(100svh - ${size.header});
`;

/** For the same root in a grid layout: as wide as other pages. */
export const dockedPageInColumns = css`
  display: grid;
  inline-size: 100%;
  max-inline-size: ${size.contentMax};
  min-block-size: 0;
  margin-inline: auto;
`;

/** For the parent of the dock: pushes the dock to the bottom of a short page. */
export const dockContainer = css`
  display: contents;

  > * {
    margin-block-start: auto;
  }
  ${from('md')} {
    display: block;
    padding: 0 ${space(4)} ${space(8)};
  }
  ${from('lg')} {
    padding: 0;
  }
`;
