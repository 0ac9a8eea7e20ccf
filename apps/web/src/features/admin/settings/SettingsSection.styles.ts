import { rem, space, type } from '@zawadeh/ui';
import styled from 'styled-components';
import * as Editing from '../editor.styles.ts';

export { Editor, End, Form, Pair } from '../editor.styles.ts';

/** Whole pixels above the paper, because browsers round the place of a masked layer now up, now down. */
export const Preview = styled(Editing.Preview)`
  grid-template-rows: minmax(${rem(20)}, auto);
`;

/** The units stand beside the field, below its label. */
export const Rate = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space(3)};

  > :nth-child(2) {
    flex: 1 1 ${rem(120)};
    max-inline-size: ${rem(240)};
  }
`;

export const Unit = styled.span`
  padding-block-start: ${rem(37)};
  font: ${type('button')};
`;

export const Summaries = styled.div`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);
`;
