import { ablaqBand, color, dockedPage, dockContainer, from, rem, size, space, type } from '@zawadeh/ui';
import styled, { css } from 'styled-components';
import { inTheMiddle } from '../../orders/orderOutcome.styles.ts';

export { Actions, Picture } from '../../orders/orderOutcome.styles.ts';

/** The text begins below the start of the header's row. */
const textColumn = css`
  padding-inline: max(${space(8)}, calc((100vw - ${size.contentMax}) / 2 + ${space(8)})) ${space(16)};
`;

/** Stacked on a phone; on a desktop the drawing has a half of the window. */
export const Root = styled.div`
  ${dockedPage}

  ${from('lg')} {
    display: grid;
    grid-template:
      '. picture' 1fr
      'words picture' auto
      'next picture' auto
      '. picture' 1fr / minmax(0, 1fr) minmax(0, 1fr);
  }
`;

export const Field = styled.div`
  display: grid;
  grid-area: picture;
  place-items: end center;
  padding-block-start: ${space(4)};
  background: ${color('bg.brand')};

  ${from('lg')} {
    position: sticky;
    inset-block-start: ${size.header};
    align-self: start;
    place-items: center;
    block-size: calc(100svh - ${size.header});
  }
`;

export const Band = styled.div`
  block-size: ${rem(10)};
  ${ablaqBand}

  ${from('lg')} {
    position: sticky;
    inset-block-end: 0;
    grid-area: picture;
    align-self: end;
    block-size: ${rem(16)};
  }
`;

export const Content = styled.div`
  grid-area: words;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  inline-size: 100%;
  max-inline-size: ${rem(560)};
  margin-inline: auto;
  padding: ${space(6)} ${space(4)};

  ${from('lg')} {
    max-inline-size: none;
    ${textColumn}
    padding-block: ${space(8)} ${space(5)};
  }
`;

export const Headline = styled.div`
  display: grid;
  gap: ${space(2)};
  inline-size: 100%;

  ${from('lg')} {
    ${Root} & > * {
      justify-self: start;
      text-align: start;
    }
  }
`;

export const Other = styled.p`
  margin: 0;
  color: ${color('text.muted')};
  text-align: center;
`;

/** Brass, as what is shown at the counter. */
export const Code = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(1)};
  padding: ${space(4)};
  border: 1px solid transparent;
  border-radius: ${rem(12)};
  background: ${color('tag.bg')};
  color: ${color('tag.text')};

  ${from('lg')} {
    grid-template-columns: auto auto;
    align-items: center;
    justify-content: space-between;
  }
`;

export const CodeName = styled.span`
  font: ${type('bodySmall')};
`;

export const PlaceName = styled.h2`
  font: ${type('cardTitle')};
`;

export const PlaceRow = styled.div`
  display: flex;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};

  > svg {
    flex: none;
    color: ${color('text.link')};
  }
  > :last-child {
    min-inline-size: 0;
  }
  & + & {
    border-block-start: 1px solid ${color('line.subtle')};
  }
  /* A shop without hours of its own. */
  &[data-hours]:has(strong:empty):not(:has(p)) {
    display: none;
  }
`;

/** Two halves of the card's foot; one below the other where a label does not fit. */
export const PlaceActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  border-block-start: 1px solid ${color('line.subtle')};

  > * {
    flex: 1 1 auto;
    padding-inline: ${space(3)};
  }
  > [data-kind] + [data-kind] {
    border-inline-start: 1px solid ${color('line.subtle')};
    border-radius: 0;
  }
`;

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

export const Contact = styled.a`
  color: inherit;
  font-weight: 700;
`;

export const Next = styled.div`
  ${dockContainer}
  grid-area: next;

  ${from('md')} {
    inline-size: 100%;
    max-inline-size: ${rem(560)};
    margin-inline: auto;
  }
  ${from('lg')} {
    max-inline-size: none;
    ${textColumn}
    padding-block-end: ${space(8)};

    > * {
      grid-template-columns: 5fr 3fr;
    }
  }
`;

export const Unconfirmed = styled.div`
  ${inTheMiddle}
  padding: ${space(12)} ${space(4)} ${space(10)};
`;
