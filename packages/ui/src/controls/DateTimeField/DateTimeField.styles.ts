import styled from 'styled-components';
import { rem, space } from '../../theme/index.ts';
import * as Field from '../Field/Field.styles.ts';

export const Box = styled(Field.Box)`
  flex-wrap: wrap;
  justify-content: end;
  padding-inline-end: ${space(1)};
`;

/**
 * Browsers place their own icon by their own language, not the page's. Where it can be hidden, the field's button
 * opens the same calendar.
 */
export const Input = styled(Field.BareInput)`
  /* As wide as a date; without room for the button beside the date, the button wraps. */
  flex-basis: ${rem(136)};

  &::-webkit-calendar-picker-indicator {
    display: none;
  }
  /* In a narrow field a date takes two lines rather than being cut. */
  &::-webkit-datetime-edit-fields-wrapper {
    white-space: normal;
  }
  /* Safari on phones centres the value. */
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
