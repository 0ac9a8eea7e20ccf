import styled, { css } from 'styled-components';
import { wordLook } from '../../controls/Button/Button.styles.ts';
import { color, rem, space, type } from '../../theme/index.ts';

/** Where the window is too low, head and button scroll with the choices. */
const inAHighWindow = '@media (min-height: 30em)';

const bar = css`
  padding-inline: ${space(4)};
  background: ${color('bg.surface')};

  ${inAHighWindow} {
    position: sticky;
    z-index: 1;
  }
  /* Leaves the outline of the sheet in sight. */
  @media (forced-colors: active) {
    margin: 1px;
  }
`;

export const Head = styled.div`
  ${bar}
  inset-block-start: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  padding-block-start: ${space(3)};
`;

export const Title = styled.h2`
  flex: 1;
  min-inline-size: min-content;
  font: ${type('h2')};
`;

export const Clear = styled.button`
  ${wordLook}
  padding-inline: ${space(2)};

  &[aria-disabled] {
    color: ${color('text.disabled')};
    cursor: default;
  }
`;

/** The touch target of the close button extends into the padding. */
export const Close = styled.div`
  margin-inline-end: calc(-1 * ${space(2)});
`;

export const Choices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(2)} ${space(4)} ${space(3)};

  /* Keeps what has the focus clear of head and button. */
  & button {
    scroll-margin-block: ${rem(96)};
  }
`;

export const Name = styled.h3`
  margin-block-end: ${rem(2)};
  font: ${type('chip')};
  font-weight: 600;
`;

export const WithIcon = styled.span`
  display: flex;
  align-items: center;
  gap: ${rem(6)};
`;

/** Never hidden, because content added to a hidden live region is not announced. */
export const Note = styled.p`
  color: ${color('text.muted')};
  font: ${type('bodySmall')};

  &:not(:empty) {
    padding-block-end: ${space(2)};
  }
`;

export const Foot = styled.div`
  ${bar}
  inset-block-end: 0;
  padding-block: ${space(3)};
  border-block-start: 1px solid ${color('line.subtle')};
`;

/** Unfolds the other areas. */
export const More = styled.button`
  ${wordLook}
  margin-inline-start: calc(-1 * ${space(2)});
  padding-inline: ${space(2)};
`;
