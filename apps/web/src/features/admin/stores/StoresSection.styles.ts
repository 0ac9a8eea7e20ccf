import { color, from, rem, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

export { Editor, End, Fieldset, Form, Pair, Preview } from '../editor.styles.ts';

/** The button stands beside the fields, not beside their labels. */
export const Add = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${from('md')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
    align-items: start;

    > button {
      margin-block-start: ${space(6)};
    }
  }
`;

/** How many a choice has. */
export const Count = styled.span`
  margin-inline-start: ${space(1)};
  opacity: 0.85;
  font-weight: 400;
`;

/** Two days in a line where there is room. */
export const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${rem(260)}), 1fr));
  gap: ${space(3)} ${space(6)};
  align-items: start;
`;

/** Below each other where a time would be cut. */
export const Day = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${rem(124)}, 1fr));
  gap: ${space(2)};
  align-items: start;
`;

export const LikeMonday = styled.div`
  align-self: end;
`;

export const Found = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
  align-items: center;
`;

export const OnMap = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${rem(44)};
  color: ${color('text.link')};
  font: ${type('bodySmall')};
`;

export const PreviewHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(1)};

  /* Its words end where the card ends. */
  > button {
    margin-inline-end: calc(-1 * ${space(3)});
  }
`;

export const PreviewCard = styled.div`
  overflow: hidden;
  border: 1px solid ${color('line.subtle')};
  border-radius: ${rem(12)};
  background: ${color('bg.page')};
`;

export const PreviewFacts = styled.div`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);
  padding: ${space(4)};
`;
