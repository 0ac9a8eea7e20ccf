import styled from 'styled-components';
import { color, radius, rem, size, space, type } from '../../theme/index.ts';

export const Root = styled.label`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${rem(6)};
  min-block-size: ${size.touch};
  margin-block: ${space(1)};
  padding-inline: ${space(3)} ${space(2)};
  border: 1.5px solid ${color('line.control')};
  border-radius: ${radius.control};
  background: ${color('bg.surface')};
  color: ${color('text.muted')};
  font: ${type('bodySmall')};

  &:focus-within {
    outline: 3px solid ${color('focus.ring')};
    outline-offset: 2px;
  }
  /* As high as the frame around it. */
  > select {
    align-self: stretch;
    margin-block: -1.5px;
    border: 0;
    background: transparent;
    color: ${color('text.default')};
    font: inherit;
    font-weight: 600;
    cursor: pointer;
    outline: none;
  }
  /* Of the list that the browser draws. */
  option {
    background: ${color('bg.surface')};
  }
`;
