import styled from 'styled-components';
import { color, radius, rem, size, space, type } from '../../theme/index.ts';

export const Root = styled.button`
  /* Wide enough for either name in any face, and held at its start: nothing moves when the face arrives. */
  min-inline-size: ${rem(84)};
  min-block-size: ${size.touch};
  padding: 0 ${space(2)};
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color('text.link')};
  font: ${type('chip')};
  font-weight: 600;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${color('neutral.bg')};
  }
  &:focus-visible {
    border-radius: ${radius.control};
  }
`;
