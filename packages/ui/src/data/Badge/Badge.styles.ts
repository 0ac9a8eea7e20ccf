import styled from 'styled-components';
import { color, rem, type } from '../../theme/index.ts';

export const Root = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${rem(6)};
  max-inline-size: 100%;
  padding: ${rem(4)} ${rem(9)};
  /* Forced colours remove backgrounds and show this border instead. */
  border: 1px solid transparent;
  border-radius: ${rem(6)};
  font: ${type('label')};

  &[data-tone='success'] {
    background: ${color('success.bg')};
    color: ${color('success.text')};
  }
  &[data-tone='warning'] {
    background: ${color('warning.bg')};
    color: ${color('warning.text')};
  }
  &[data-tone='danger'] {
    background: ${color('danger.bg')};
    color: ${color('danger.text')};
  }
  &[data-tone='neutral'] {
    background: ${color('neutral.bg')};
    color: ${color('neutral.text')};
  }
  &[data-tone='info'] {
    background: ${color('info.bg')};
    color: ${color('info.text')};
  }
  &[data-tone='strong'] {
    background: ${color('chip.selectedBg')};
    color: ${color('chip.selectedText')};
  }
  /* Forced colours remove the dark background behind light text. */
  @media (forced-colors: active) {
    &[data-tone='strong'] {
      color: CanvasText;
    }
  }
`;

/** Drawn as a border, which forced colours keep. */
export const Dot = styled.span`
  flex: none;
  inline-size: 0;
  block-size: 0;
  border: ${rem(3.5)} solid currentcolor;
  border-radius: 50%;
  translate: 0 ${rem(-1)};
`;

export const Words = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
