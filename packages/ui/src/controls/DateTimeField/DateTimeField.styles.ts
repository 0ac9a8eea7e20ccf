import styled from 'styled-components';
import { rem, space } from '../../theme/index.ts';
import * as Field from '../Field/Field.styles.ts';

export const Box = styled(Field.Box)`
  flex-wrap: wrap;
  justify-content: end;
  padding-inline-end: ${space(1)};
`;

/**
 * Browsers put their own icon where their own language ends, whatever the page's. Where it can be hidden,
 * ours opens the same calendar.
 */
export const Input = styled(Field.BareInput)`
  /* As wide as a date; where there is no room for the button beside it, that goes below. */
  flex-basis: ${rem(136)};

  &::-webkit-calendar-picker-indicator {
    display: none;
  }
  /* In little room a date takes two lines rather than losing its end. */
  &::-webkit-datetime-edit-fields-wrapper {
    white-space: normal;
  }
  /* Safari on phones sets it in the middle. */
  &::-webkit-date-and-time-value {
    text-align: inherit;
  }
`;

export const Open = styled.span`
  display: none;

  @supports selector(::-webkit-calendar-picker-indicator) {
    display: block;
  }
`;

export const Lines = styled.span`
  display: grid;
  gap: ${space(1)};
`;
