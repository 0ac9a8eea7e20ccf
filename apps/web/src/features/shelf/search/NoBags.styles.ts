import { color, rem, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: ${space(6)};
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  max-inline-size: ${rem(720)};

  > :not(button) {
    inline-size: 100%;
  }
`;

export const Said = styled.div`
  display: grid;
  gap: ${space(1)};
`;

export const Part = styled.section`
  display: grid;
  gap: ${space(2)};
  grid-template-columns: minmax(0, 1fr);

  > h3 {
    font: ${type('button')};
  }
`;

/** One box, with a rule between two. */
export const List = styled.ul`
  border: 1px solid ${color('line.subtle')};
  border-radius: ${rem(14)};
  background: ${color('bg.surface')};

  > li + li {
    border-block-start: 1px solid ${color('line.subtle')};
  }
`;

export const Row = styled.li`
  position: relative;
  display: flex;
  gap: ${space(3)};
  align-items: center;
  min-block-size: ${rem(56)};
  padding: ${space(3)};
`;

/** A link that covers its row. */
export const Open = styled.a`
  color: ${color('text.default')};
  font: ${type('button')};
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${rem(14)};
    content: '';
  }
  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid ${color('focus.ring')};
    outline-offset: -3px;
  }
`;

export const Picture = styled.img`
  flex: none;
  inline-size: ${rem(84)};
  block-size: ${rem(56)};
  border-radius: ${rem(8)};
  background: ${color('bg.brand')};
  object-fit: cover;

  &[data-drawn] {
    padding: ${space(1)} ${space(1)} 0;
    object-fit: contain;
    object-position: bottom;
  }
`;

export const Words = styled.div`
  display: grid;
  flex: 1;
  gap: ${rem(2)};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

/** With large type the note goes below the name. */
export const Area = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  align-items: baseline;
  justify-content: space-between;
  min-inline-size: 0;
  font: ${type('button')};
  overflow-wrap: anywhere;

  /* As far from the end as in a row with a chevron. */
  &:last-child {
    padding-inline-end: ${rem(30)};
  }
  small {
    color: ${color('text.link')};
    font: inherit;
  }
`;
