import { color, dockedPage, dockedPageInColumns, dockContainer, from, rem, space, type } from '@zawadeh/ui';
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

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

export const LineList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

export const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  padding-block: ${rem(10)};
  border-block-end: 1px solid ${color('line.subtle')};

  &:last-child {
    border-block-end: 0;
  }
`;

export const LineHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(3)};
`;

export const LineName = styled.span`
  flex: 1;
  min-inline-size: 0;
  font: ${type('cardTitle')};
  overflow-wrap: anywhere;
`;

export const Collect = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  color: ${color('text.muted')};
  font: ${type('bodySmall')};
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
  font: ${type('cardTitle')};
  text-align: end;
`;

export const Note = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  color: ${color('text.muted')};
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
