import styled from 'styled-components';
import { color, rem, size, space, type } from '../../theme/index.ts';
import * as Field from '../Field/Field.styles.ts';

export const Box = styled(Field.Box)`
  padding-inline-end: ${space(1)};
`;

export const Input = styled(Field.BareInput)`
  /* Edge adds a reveal button of its own. */
  &::-ms-reveal,
  &::-ms-clear {
    display: none;
  }
`;

export const Rules = styled.ul`
  display: grid;
  gap: ${space(1)};
  font: ${type('bodySmall')};
`;

export const Rule = styled.li`
  display: flex;
  gap: ${space(2)};
  color: ${color('text.muted')};

  &[data-met] {
    color: ${color('success.text')};
  }
`;

/** The circle of an unmet rule. */
export const UnmetMark = styled.span`
  flex: none;
  inline-size: ${rem(15)};
  block-size: ${rem(15)};
  margin-inline: calc((${size.iconSmall} - ${rem(15)}) / 2);
  border: 1.5px solid currentColor;
  border-radius: 50%;
`;
