import { color, dockContainer, dockedPage, from, rem, size, space, type } from '@zawadeh/ui';
import styled, { css } from 'styled-components';

/** No wider than a line is read with ease. */
const columnWidth = css`
  inline-size: 100%;
  max-inline-size: calc(${rem(480)} + 2 * ${space(4)});
  margin-inline: auto;
`;

/** From edge to edge, because a phone has the next step in a dock; on a desktop the drawing has a half of the window. */
export const Root = styled.div`
  ${dockedPage}
  gap: ${space(5)};
  padding-block-start: ${space(4)};

  ${from('md')} {
    min-block-size: 0;
    padding-block: ${space(6)} ${space(2)};
  }
  ${from('lg')} {
    position: relative;
    justify-content: center;
    min-block-size: calc(100svh - ${size.header});
    padding-inline-end: 50%;

    &::after {
      position: absolute;
      inset-block: 0;
      inset-inline-end: 0;
      inline-size: 50%;
      background: ${color('bg.brand')} url('/art/hero.svg') center / min(72%, ${rem(520)}) no-repeat;
      content: '';
    }
  }
`;

export const Column = styled.div`
  ${columnWidth}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding-inline: ${space(4)};

  &:last-child {
    padding-block-end: ${space(10)};
  }
  ${from('md')} {
    gap: ${space(5)};
  }
`;

/** At the bottom of a phone, whatever follows it. */
export const DockPlace = styled.div`
  ${dockContainer}

  > * {
    order: 1;
  }
  ${from('md')} {
    ${columnWidth}
    padding: 0 ${space(4)};

    &:last-child {
      padding-block-end: ${space(10)};
    }
  }
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

export const Actions = styled.div`
  display: grid;
  gap: ${space(3)};
`;

/** What to do next, as in a letter. */
export const Letter = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(2)};

  > p {
    text-wrap: balance;
  }
`;

export const Address = styled.span`
  display: block;
  font: ${type('price')};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

/** Two texts to press, with a line between. */
export const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;

  > [data-kind] + [data-kind] {
    border-inline-start: 1px solid ${color('line.subtle')};

    &:not(:focus-visible) {
      border-radius: 0;
    }
  }
`;

/** What follows the press of the button, above it. */
export const Note = styled.p`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  color: ${color('text.link')};
  text-wrap: balance;

  > svg {
    flex: none;
  }
`;
