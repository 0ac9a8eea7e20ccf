import styled from 'styled-components';
import { color, from, radius, rem, shadow, size, space, type } from '../../theme/index.ts';

/** Below the header, which the scrim does not darken. */
export const Panel = styled.dialog`
  position: fixed;
  inset-block: calc(${size.header} + ${space(2)}) auto;
  inset-inline: ${space(2)};
  inline-size: auto;
  max-inline-size: none;
  max-block-size: calc(100dvh - ${size.header} - ${space(4)});
  margin: 0;
  padding: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color('line.subtle')};
  border-radius: ${radius.sheet};
  background: ${color('bg.surface')};
  color: ${color('text.default')};
  box-shadow: ${shadow('panel')};

  ${from('md')} {
    inset-inline: auto ${space(5)};
    inline-size: ${rem(380)};
  }
  &::backdrop {
    background: linear-gradient(transparent ${size.header}, ${color('scrim')} 0);
  }
`;

export const Inside = styled.div`
  display: grid;
`;

export const Top = styled.div`
  position: sticky;
  inset-block-start: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-block: ${space(2)};
  padding-inline: ${space(4)} ${space(2)};
  background: ${color('bg.surface')};
`;

export const Title = styled.h2`
  font: ${type('body')};
  font-size: ${rem(18)};
  font-weight: 600;
`;
