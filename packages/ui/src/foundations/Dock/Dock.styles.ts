import styled, { css } from 'styled-components';
import { color, from, layer, size, space } from '../../theme/index.ts';

export const Root = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${layer.dock};
  display: grid;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)} calc(${space(3)} + env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color('line.subtle')};
  background: ${color('bg.surface')};
  box-shadow: 0 -6px 20px rgb(0 0 0 / 6%);

  ${from('md')} {
    position: static;
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
  }
`;

/** For the root of a screen with a dock: on a phone from edge to edge and never shorter than the screen. */
export const dockedPage = css`
  display: flex;
  flex-direction: column;
  min-block-size: calc(100svh - ${size.header});
`;

/** For the same root, where there is room for a grid: as wide as other pages are. */
export const dockedPageInColumns = css`
  display: grid;
  inline-size: 100%;
  max-inline-size: ${size.contentMax};
  min-block-size: 0;
  margin-inline: auto;
`;

/** For what the dock stands in, where there may be little above it. */
export const dockPlace = css`
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
