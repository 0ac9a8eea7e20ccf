import styled from 'styled-components';
import { color, rem, type } from '../../theme/index.ts';

export const Root = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${rem(6)};
  max-inline-size: 100%;
  font: ${type('bodySmall')};

  &[data-state='none'] {
    color: ${color('text.muted')};
  }
`;

/** Drawn as a border, which forced colours keep. */
export const Dot = styled.span`
  flex: none;
  box-sizing: border-box;
  inline-size: ${rem(9)};
  block-size: ${rem(9)};
  border: ${rem(5)} solid ${color('success.solid')};
  border-radius: 50%;

  [data-state='late'] > & {
    inline-size: ${rem(11)};
    block-size: ${rem(11)};
    border: ${rem(2)} solid ${color('warning.text')};
    background: ${color('tag.bg')};
    translate: 0 ${rem(1)};
  }
  [data-state='none'] > & {
    border: ${rem(2)} solid ${color('line.control')};
  }
`;

export const Words = styled.span`
  min-inline-size: 0;
  overflow-wrap: break-word;
`;
