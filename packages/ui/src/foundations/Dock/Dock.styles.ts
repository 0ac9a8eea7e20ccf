import styled from 'styled-components';
import { color, from, layer, space } from '../../theme/index.ts';

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
