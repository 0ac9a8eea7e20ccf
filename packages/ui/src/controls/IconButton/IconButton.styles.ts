import styled from 'styled-components';
import { color, radius, size } from '../../theme/index.ts';

export const Root = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-inline-size: ${size.touch};
  min-block-size: ${size.touch};
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color('text.default')};
  cursor: pointer;

  &[data-tone='danger'] {
    color: ${color('danger.text')};
  }
  &:hover {
    background: ${color('neutral.bg')};
  }
  &:focus-visible {
    border-radius: ${radius.control};
  }
`;
