import styled from 'styled-components';
import { color, space } from '../../theme/index.ts';
import * as Field from '../Field/Field.styles.ts';

/** The sign lies over the input and passes presses on to it. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
`;

export const Sign = styled.span`
  z-index: 1;
  grid-area: 1 / 1;
  justify-self: start;
  margin-inline-start: ${space(4)};
  color: ${color('text.default')};
  font-weight: 700;
  pointer-events: none;

  &[data-disabled] {
    color: ${color('action.disabled.text')};
  }
`;

export const Input = styled(Field.Input)`
  grid-area: 1 / 1;
  font-variant-numeric: tabular-nums;

  &[data-kind='price'] {
    padding-inline-start: calc(${space(8)} + ${space(1)});
  }
`;
