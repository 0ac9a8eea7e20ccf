import { from, rem, space } from '@zawadeh/ui';
import styled from 'styled-components';

export { Editor, End, Form, Pair, Preview } from '../editor.styles.ts';

export const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${from('md')} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    align-items: end;
  }
`;

export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${rem(220)}), 1fr));
  gap: ${space(4)};
`;

/** Cannot be pressed: the card of a preview leads to a page that does not exist yet. */
export const Still = styled.div`
  pointer-events: none;
`;
