import { color, rem, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

/** The way to what is done, at the end of a courier's list. */
export const Footer = styled.button`
  display: flex;
  gap: ${space(3)};
  align-items: center;
  min-block-size: ${rem(64)};
  padding: ${space(3)} ${space(4)} calc(${space(3)} + env(safe-area-inset-bottom));
  border: 0;
  border-block-start: 1px solid ${color('line.subtle')};
  background: ${color('bg.surface')};
  color: inherit;
  font: ${type('button')};
  font-size: ${rem(18)};
  text-align: start;
  cursor: pointer;

  > :nth-child(2) {
    flex: 1;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

/** What another courier has to bring, folded away. */
export const Others = styled.details`
  > summary {
    min-block-size: ${rem(48)};
    padding: ${space(3)} ${space(1)};
    font: ${type('button')};
    font-weight: 500;
    cursor: pointer;
  }
  > summary > bdi {
    float: inline-end;
    color: ${color('text.muted')};
  }
  > :not(summary) {
    margin-block-end: ${space(2)};
  }
`;

export const Question = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  padding: ${space(3)};
  border-block-start: 1px solid ${color('line.subtle')};
  background: ${color('bg.surface')};

  > button {
    flex: 1;
  }
`;

export const QuestionTitle = styled.h2`
  inline-size: 100%;
  outline: none;
  font: ${type('button')};
`;

export const UndoStrip = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  justify-content: space-between;
  align-items: center;
  padding: ${space(2)} ${space(3)};
  border-block-start: 1px solid ${color('line.subtle')};
  background: ${color('success.bg')};
  color: ${color('success.text')};
`;
