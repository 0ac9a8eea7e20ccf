import { color, from, rem, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

export const State = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
`;

export const Stats = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${rem(140)}), 1fr));
  gap: ${space(4)};
`;

/** Where there is no room for two columns, the chosen shop takes the place of the list. */
export const Board = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(4)};

  ${from('xl')} {
    grid-template-columns: minmax(0, 1fr) minmax(${rem(300)}, 30%);
  }
`;

export const Overall = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  [data-chosen] > & {
    display: none;
  }
  ${from('xl')} {
    [data-chosen] > & {
      display: grid;
    }
  }
`;

export const Shops = styled.div`
  min-inline-size: 0;

  [data-chosen] > & {
    display: none;
  }
  ${from('xl')} {
    [data-chosen] > & {
      display: block;
    }
  }
`;

export const Panel = styled.section`
  display: none;
  min-inline-size: 0;
  overflow: clip;
  border: 1px solid ${color('line.subtle')};
  border-radius: ${rem(14)};
  background: ${color('bg.surface')};

  [data-chosen] > & {
    display: block;
  }
  ${from('xl')} {
    display: block;
  }
`;

export const Back = styled.div`
  ${from('xl')} {
    display: none;
  }
`;

export const PanelHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-block-size: ${rem(74)};
  padding: ${space(3)} ${space(4)};
`;

export const Conflict = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(4)};
  border-block: 1px solid ${color('danger.line')};
  background: ${color('danger.bg')};
`;

export const ConflictTitle = styled.h3`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  color: ${color('danger.text')};
  font: ${type('label')};
`;

export const Line = styled.p`
  font: ${type('bodySmall')};
`;

export const Settle = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
`;

export const Group = styled.div`
  padding: ${space(3)} ${space(4)} ${space(1)};
  border-block-start: 1px solid ${color('line.subtle')};
`;

export const Muted = styled.span`
  color: ${color('text.muted')};
  font-weight: 400;
`;

/** The choice of all, and what can be done with those that are chosen. */
export const Bulk = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  font: ${type('bodySmall')};
`;

export const Orders = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Order = styled.li`
  display: grid;
  /* The panel is narrow, so the text has a line of its own. */
  grid-template: 'code menu' 'text text' / minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${space(2)};
  padding-block: ${space(2)};
  font: ${type('bodySmall')};

  &[data-selectable] {
    grid-template: 'check code menu' '. text text' / auto minmax(0, 1fr) auto;
  }
  > :last-child {
    grid-area: menu;
  }
  & + & {
    border-block-start: 1px solid ${color('line.subtle')};
  }
`;

export const Code = styled.span`
  grid-area: code;
  font: ${type('button')};
`;

export const OrderText = styled.div`
  grid-area: text;
  display: grid;
  gap: ${space(1)};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

/** As high as a thumb, without more room between the lines. */
export const Phone = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  margin-block: ${rem(-12)};
  padding-block: ${rem(12)};
`;

export const ConflictCount = styled.div`
  color: ${color('danger.text')};
  font: ${type('label')};
`;

export const Note = styled.div`
  color: ${color('text.muted')};
  font: ${type('caption')};
`;

export const Counts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  font: ${type('bodySmall')};
`;

export const Count = styled.span`
  font-weight: 600;

  &[data-part='missed'] {
    color: ${color('danger.text')};
  }
  &[data-part='none'] {
    color: ${color('text.muted')};
    font-weight: 400;
  }
`;
