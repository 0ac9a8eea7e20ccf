import styled from 'styled-components';
import { color, radius, size, space, type } from '../../theme/index.ts';

export const Root = styled.button`
  min-block-size: ${size.touch};
  padding: 0 ${space(2)};
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color('text.link')};
  font: ${type('chip')};
  font-weight: 600;
  cursor: pointer;

  &:hover {
    background: ${color('neutral.bg')};
  }
  &:focus-visible {
    border-radius: ${radius.control};
  }
`;
