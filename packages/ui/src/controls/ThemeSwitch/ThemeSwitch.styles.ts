import styled, { css } from 'styled-components';

export const Root = styled.span`
  display: inline-flex;
`;

/** Applies `inside` where the nearest mode is dark. */
const whereDark = (inside: ReturnType<typeof css>) => css`
  [data-theme='dark'] & {
    ${inside}
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme]) & {
      ${inside}
    }
  }
`;

const shown = css`
  display: flex;
`;
const hidden = css`
  display: none;
`;

export const LightOnly = styled.span`
  ${shown}
  ${whereDark(hidden)}
`;

export const DarkOnly = styled.span`
  ${hidden}
  ${whereDark(shown)}
`;
