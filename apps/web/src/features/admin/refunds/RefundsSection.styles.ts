import { color, from, rem, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

export const Stats = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${rem(140)}), 1fr));
  gap: ${space(4)};

  /* A phone has room for what has to be done. */
  > :nth-child(n + 3) {
    display: none;
  }
  ${from('md')} {
    > :nth-child(n + 3) {
      display: grid;
    }
  }
`;

/** Large Arabic letters reach into the line above. */
export const Days = styled.span`
  &:lang(ar) {
    line-height: 1.6;
  }
`;

export const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(4)};
`;

export const Says = styled.p`
  flex: 1 1 ${rem(320)};
  color: ${color('text.muted')};
  font: ${type('bodySmall')};
`;

/** The icon stands at the edge of its cell, where the table does not see to that. */
export const Copyable = styled.span`
  display: inline-flex;
  align-items: center;
  white-space: nowrap;

  > button {
    margin-inline-start: ${rem(-4)};
  }
  [data-role='start'] > & {
    margin-block: ${rem(-4)};
  }
  [data-role='end'] > & {
    margin-block: ${rem(6)};
  }
  ${from('md')} {
    && {
      margin-block: 0;
    }
    > button {
      margin-inline-end: ${rem(-13)};
    }
  }
`;

export const OneLine = styled.span`
  white-space: nowrap;
`;

export const Strong = styled.strong`
  font-weight: 600;
`;

export const Amount = styled.strong`
  font: ${type('button')};
`;

export const Note = styled.span`
  display: block;
  color: ${color('text.muted')};
  font: ${type('caption')};
  overflow-wrap: anywhere;
`;

export const Since = styled(Note)`
  white-space: nowrap;
`;

/** A card has the days only. */
export const OnTable = styled.div`
  display: none;

  ${from('md')} {
    display: block;
  }
`;

export const Code = styled.a`
  color: inherit;
  text-underline-offset: ${rem(3)};
`;

export const Quiet = styled.span`
  color: ${color('text.muted')};
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${from('md')} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
  }
`;

/** In a table level with the field, below its label. */
export const Actions = styled.div`
  display: flex;
  flex-flow: row-reverse wrap;
  justify-content: flex-end;
  gap: ${space(2)};

  > * {
    flex: 1 1 auto;
  }
  ${from('md')} {
    flex-direction: row;
    padding-block-start: ${rem(28)};
  }
`;
