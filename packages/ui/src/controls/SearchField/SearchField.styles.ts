import styled from 'styled-components';
import { color, radius, size, space, type } from '../../theme/index.ts';

export const Root = styled.form`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: ${size.field};
  padding-inline-start: ${space(4)};
  padding-inline-end: ${space(1)};
  border: 1.5px solid ${color('line.control')};
  border-radius: ${radius.control};
  background: ${color('bg.surface')};
  color: ${color('text.default')};

  &:focus-within {
    outline: 3px solid ${color('focus.ring')};
    outline-offset: 2px;
  }
`;

export const Input = styled.input`
  flex: 1;
  min-inline-size: 0;
  min-block-size: ${size.touch};
  padding: 0;
  border: 0;
  background: transparent;
  font: ${type('body')};
  text-overflow: ellipsis;
  appearance: none;

  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: ${color('text.muted')};
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`;
