import {
  color,
  dockedPage,
  dockedPageInColumns,
  dockContainer,
  from,
  radius,
  rem,
  space,
  type,
  visuallyHidden,
} from '@zawadeh/ui';
import styled from 'styled-components';

export const Root = styled.div`
  ${dockedPage}

  ${from('lg')} {
    ${dockedPageInColumns}
    grid-template: 'review summary' auto 'review next' 1fr / minmax(0, 1fr) ${rem(380)};
    gap: ${space(5)} ${space(12)};
    padding: ${space(6)} ${space(8)} ${space(12)};
  }
`;

export const Review = styled.div`
  grid-area: review;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(5)};
  padding: ${space(4)} ${space(4)} ${space(5)};

  ${from('lg')} {
    padding: 0;
  }
`;

export const Summary = styled.section`
  grid-area: summary;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding: 0 ${space(4)} ${space(6)};

  ${from('lg')} {
    padding: 0;
  }
`;

export const Next = styled.div`
  ${dockContainer}
  grid-area: next;
`;

export const Head = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(1)};

  /* In line with the title: a quiet button has invisible padding. */
  > :first-child:not(:last-child) {
    margin-inline-start: calc(-1 * ${space(4)});
  }
`;

/** Read aloud only: the box says what it holds. */
export const Hidden = styled.div`
  ${visuallyHidden}
`;

export const Group = styled.div`
  padding: ${space(3)} ${space(4)};

  & + &,
  section + & {
    border-block-start: 1px solid ${color('line.subtle')};
  }
`;

export const Place = styled.div`
  display: flex;
  gap: ${space(3)};
  padding-block-end: ${space(3)};
  border-block-end: 1px dashed ${color('line.subtle')};

  > svg {
    flex: none;
    color: ${color('text.link')};
  }
  > :last-child {
    min-inline-size: 0;
  }
`;

export const PlaceName = styled.h3`
  font: ${type('cardTitle')};
  overflow-wrap: anywhere;
`;

export const Lines = styled.ul`
  min-inline-size: 0;
`;

export const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(3)};
  padding-block: ${space(2)};
`;

export const LineName = styled.span`
  flex: 1;
  min-inline-size: 0;
  font: ${type('body')};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

/** One of several, before what they cost together. */
export const Each = styled.bdi`
  flex: none;
  color: ${color('text.muted')};
  font: ${type('bodySmall')};
`;

/** Amounts of all lines end under each other. */
export const Sum = styled.span`
  flex: none;
  min-inline-size: ${rem(56)};
  font: ${type('cardTitle')};
  text-align: end;
`;

export const Note = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  color: ${color('text.muted')};
`;

/** Green, because it takes the risk from the next press. */
export const CancelNote = styled.p`
  display: flex;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-inline-start: ${rem(5)} solid ${color('success.solid')};
  border-radius: ${radius.pill};
  background: ${color('success.bg')};
  color: ${color('success.text')};
  font: ${type('bodySmall')};

  > svg {
    flex: none;
  }
`;

/** The name of the wallet as its mark, until the company gives a drawing. */
export const Wallet = styled.bdi`
  padding-inline: ${space(2)};
  border: 1.5px solid currentColor;
  border-radius: ${rem(6)};
  font-weight: 600;
  white-space: nowrap;
`;

export const Changes = styled.div`
  display: grid;
  gap: ${space(2)};
  overflow-wrap: anywhere;

  ul {
    padding-inline-start: ${space(5)};
    list-style: disc;
  }
`;
