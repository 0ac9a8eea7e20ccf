import styled from 'styled-components';
import { color, radius, rem, size, space, type } from '@zawadeh/ui';
import { deepGreen } from '../workPage.ts';

export const Root = styled.div`
  ${deepGreen}
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-block-size: ${rem(56)};
  padding: ${rem(4)} ${space(1)};
  padding-inline-end: ${space(4)};
`;

export const Leave = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  min-inline-size: ${size.button};
  min-block-size: ${size.button};
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: inherit;
  cursor: pointer;

  &:hover {
    background: ${color('bg.brand')};
  }
  &:focus-visible {
    border-radius: ${radius.control};
    outline-offset: -3px;
  }
`;

/** A title that needs the whole width has what it is about below it. */
export const Words = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${space(3)};
  min-inline-size: 0;
  font: ${type('price')};
  line-height: 1.4;
`;

export const Title = styled.h1`
  font: inherit;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
