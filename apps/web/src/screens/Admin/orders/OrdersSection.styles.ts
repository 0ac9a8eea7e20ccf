import { color, from, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

export const Quiet = styled.div`
  color: ${color('text.muted')};
  font: ${type('caption')};
`;

/** What narrows the rows: below one another on a phone, in a line on a desk. */
export const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${from('md')} {
    grid-template-columns: minmax(0, 2fr) repeat(3, minmax(0, 1fr));
    align-items: end;
  }
`;

export const MarkPaid = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${from('md')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
    align-items: end;
  }
`;

export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(4)};
  padding: ${space(5)};
  overflow-y: auto;
`;

export const SheetHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};

  > :last-child {
    margin-inline-start: auto;
  }
`;

export const History = styled.ol`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;
