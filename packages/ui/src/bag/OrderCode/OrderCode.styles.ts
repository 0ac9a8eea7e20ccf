import styled, { css } from 'styled-components';
import { rem, type } from '../../theme/index.ts';

/** In the face of texts: the display face of headings has letters that are taken for digits. */
export const Root = styled.span`
  display: block;
  min-inline-size: 0;
  font: ${type('cardTitle')};
  font-size: min(${rem(27)}, 8.6cqi);
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  overflow-wrap: anywhere;

  &[data-size='large'] {
    font-size: min(${rem(40)}, 9.4cqi);
  }
`;

const dot = css`
  content: ' · ' / '';
`;

/** Shown as a dot, and copied as the dash that it is. */
export const Dash = styled.span`
  font-size: 0;

  &::before {
    ${dot}
    font-size: min(${rem(27)}, 8.6cqi);
    white-space: pre;
  }
  [data-size='large'] > * > &::before {
    font-size: min(${rem(40)}, 9.4cqi);
  }
`;

/** The four characters that the counter asks for. */
export const End = styled.b`
  font-weight: 700;

  &::before {
    ${dot}
    font-weight: 500;
    white-space: pre;
  }
`;
