import { color, from, radius, rem, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

/** The list with one of its rows beside it; below that width one of the two. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  align-items: start;

  ${from('lg')} {
    &:has(> section) {
      grid-template-columns: minmax(0, 1fr) ${rem(400)};
    }
  }
`;

export const List = styled.div`
  min-inline-size: 0;

  ${Beside}[data-chosen] > & {
    display: none;

    ${from('lg')} {
      display: block;
    }
  }
`;

export const Panel = styled.section`
  display: none;
  border: 1px solid ${color('line.subtle')};
  border-radius: ${radius.card};
  background: ${color('bg.surface')};
  overflow-wrap: anywhere;

  ${Beside}[data-chosen] > & {
    display: block;
  }
  ${from('lg')} {
    display: block;
  }
`;

export const Back = styled.div`
  ${from('lg')} {
    display: none;
  }
`;

export const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(4)};

  & + & {
    border-block-start: 1px solid ${color('line.subtle')};
  }
`;

export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space(2)};
`;

export const Name = styled.h2`
  margin: 0;
  font: ${type('cardTitle')};
  font-size: ${rem(18)};
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(${rem(72)}, auto) minmax(0, 1fr);
  gap: ${space(2)} ${space(4)};
  align-items: baseline;
  margin: 0;
  font: ${type('bodySmall')};

  > dt {
    color: ${color('text.muted')};
  }
  > dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    margin: 0;

    /* Two that follow each other touch, and do not overlap. */
    > button {
      margin-block: ${rem(-4)};
    }
  }
`;

export const KnownStore = styled.a`
  color: ${color('text.link')};
  font-weight: 600;
`;

export const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${rem(120)}, 1fr));
  gap: ${space(2)};
`;

export const Quiet = styled.div`
  color: ${color('text.muted')};
  font: ${type('caption')};
`;

export const Strong = styled.strong`
  font-weight: 600;
`;

/** A card has the days only. */
export const OnTable = styled.div`
  display: none;
  color: ${color('text.muted')};
  font: ${type('caption')};

  ${from('md')} {
    display: block;
  }
`;
