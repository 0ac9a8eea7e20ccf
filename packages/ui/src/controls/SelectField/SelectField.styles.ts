import styled from 'styled-components';
import { color, rem, size, space } from '../../theme/index.ts';
import { fieldShape } from '../Field/Field.styles.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
`;

export const Select = styled.select`
  ${fieldShape}
  grid-area: 1 / 1;
  padding-inline-end: calc(${size.iconSmall} + ${space(8)});
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;

  &[data-empty] {
    color: ${color('text.muted')};
  }
  & > option {
    color: ${color('text.default')};
  }
  @media (forced-colors: active) {
    &:enabled {
      color: FieldText;
    }
  }
`;

export const Chevron = styled.span`
  grid-area: 1 / 1;
  justify-self: end;
  display: flex;
  margin-inline-end: ${rem(14)};
  color: ${color('text.default')};
  pointer-events: none;

  ${Select}:disabled + & {
    color: ${color('action.disabled.text')};
  }
`;
