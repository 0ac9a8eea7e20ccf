import styled from 'styled-components';
import { color, rem, space, type } from '@zawadeh/ui';

const MARK = rem(32);

export const Root = styled.ol`
  display: grid;
`;

export const Mark = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: ${MARK};
  block-size: ${MARK};
  border: 2px solid ${color('line.control')};
  border-radius: 50%;
  background: ${color('bg.surface')};
  font: ${type('label')};
  font-weight: 700;

  [data-state='done'] > & {
    border-color: ${color('success.text')};
    background: ${color('success.bg')};
    color: ${color('success.text')};
  }
  [data-state='current'] > & {
    border-color: ${color('warning.text')};
    background: ${color('warning.bg')};
    color: ${color('warning.text')};
  }
`;

export const Step = styled.li`
  position: relative;
  display: flex;
  gap: ${space(3)};

  &:not(:last-child) {
    padding-block-end: ${space(5)};
  }
  /* The way to the next step. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: ${MARK} 0;
    inset-inline-start: calc(${MARK} / 2 - 1px);
    border-inline-start: 2px solid ${color('line.subtle')};
  }
  &[data-state='done']:not(:last-child)::before {
    border-color: ${color('success.text')};
  }
`;

export const Words = styled.div`
  display: grid;
  align-content: center;
  gap: ${space(1)};
  min-inline-size: 0;
  min-block-size: ${MARK};
  overflow-wrap: anywhere;

  strong {
    font: ${type('label')};
    font-weight: 700;
  }
  small {
    color: ${color('text.muted')};
    font: ${type('bodySmall')};
  }
`;
