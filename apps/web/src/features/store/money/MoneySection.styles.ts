import { color, from, radius, rem, size, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

/** From a desktop on, how the amount came about stands beside what is owed and sent. */
export const Money = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${from('xl')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    grid-template-rows: repeat(4, auto) 1fr;
    align-items: start;
    column-gap: ${space(6)};
  }
`;

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding-block-start: ${space(2)};
`;

export const Statement = styled(Part)`
  ${from('xl')} {
    grid-row: 1 / span 5;
    grid-column: 2;
    padding-block-start: 0;
  }
`;

export const Owed = styled.section`
  > div {
    display: grid;
    gap: ${space(1)};
  }
`;

export const Muted = styled.p`
  color: ${color('text.onBrandMuted')};
  font: ${type('bodySmall')};
`;

export const Figure = styled.p`
  font: ${type('price')};
  font-size: ${rem(40)};
  line-height: 1.2;
`;

export const Next = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin-block-start: ${space(2)};
  padding-block-start: ${space(3)};
  border-block-start: 1px solid ${color('text.onBrandMuted')};
  font: ${type('bodySmall')};
`;

const card = `
  border: 1px solid ${color('line.subtle')};
  border-radius: ${radius.card};
  background: ${color('bg.surface')};
`;

export const ToConfirm = styled.section`
  ${card}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  padding: ${space(4)};
  border: 2px solid ${color('tag.bg')};
`;

export const Question = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(3)};
`;

export const Title = styled.h2`
  font: ${type('button')};
  font-size: ${rem(18)};
`;

export const Amount = styled.strong`
  font: ${type('price')};
  font-size: ${rem(22)};
`;

export const SentTo = styled.p`
  padding-block-end: ${space(2)};
  font: ${type('bodySmall')};
  overflow-wrap: anywhere;
`;

export const WrongButton = styled.button`
  min-block-size: ${size.touch};
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color('danger.text')};
  font: ${type('button')};
  cursor: pointer;

  &:hover {
    background: ${color('danger.bg')};
  }
`;

export const Dates = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${rem(140)}), 1fr));
  gap: ${space(3)};
  align-items: start;
`;

export const Sums = styled.dl`
  ${card}
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: ${space(4)};
`;

export const Sum = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(3)};

  dd {
    margin: 0;
  }
  &[data-total] {
    margin-block-start: ${space(1)};
    padding-block-start: ${space(3)};
    border-block-start: 1px solid ${color('line.control')};
    font: ${type('button')};
  }
`;

export const Quiet = styled.span`
  color: ${color('text.muted')};
  font: ${type('bodySmall')};
  overflow-wrap: anywhere;
`;

export const Wrong = styled.span`
  color: ${color('danger.text')};
`;

/** Rows in one card, with a line between them. */
export const Rows = styled.div`
  ${card}
  overflow: hidden;

  > * + * {
    border-block-start: 1px solid ${color('line.subtle')};
  }
`;

export const Row = styled.details``;

export const RowHead = styled.summary`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: ${rem(60)};
  padding: ${space(2)} ${space(4)};
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    background: ${color('bg.sunken')};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const RowName = styled.div`
  display: grid;
  flex: 1 1 auto;
  min-inline-size: 0;
`;

export const RowState = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
`;

export const RowAmount = styled.strong`
  font: ${type('button')};
`;

export const Chevron = styled.span`
  color: ${color('text.muted')};

  [open] > summary > & {
    transform: rotate(180deg);
  }
`;

export const RowBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  padding: 0 ${space(4)} ${space(3)};
  font: ${type('bodySmall')};
  overflow-wrap: anywhere;

  > ${SentTo} {
    padding: 0;
  }
`;

export const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(3)};
`;

export const All = styled.div`
  padding: ${space(1)} ${space(2)};
`;

export const Month = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
`;

export const DisputeForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;
