import { color, rem, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding: ${space(6)} ${space(4)} ${space(5)};
  text-align: center;
  overflow-wrap: anywhere;

  > [role='alert'] {
    text-align: start;
  }
`;

export const Title = styled.h2`
  font: ${type('h2')};
`;

export const Muted = styled.p`
  color: ${color('text.muted')};
  font: ${type('bodySmall')};
`;

export const Why = styled.p`
  padding-block-end: ${space(2)};
  font: ${type('chip')};
  font-weight: 600;
`;

export const Reasons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  justify-content: center;
`;

export const Buttons = styled.div`
  display: grid;
  gap: ${space(1)};
`;

/** Asks without standing in the way. */
export const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: center;
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color('line.subtle')};
  border-radius: ${rem(14)};
  background: ${color('bg.surface')};
  overflow-wrap: anywhere;
`;

export const NoteWords = styled.div`
  display: grid;
  flex: 1 1 ${rem(220)};
  min-inline-size: 0;
`;

export const NoteButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** Its words are in line with those above. */
export const InRow = styled.div`
  justify-self: start;
  margin-block: calc(-1 * ${space(2)});
  margin-inline: calc(-1 * ${space(4)});
`;
