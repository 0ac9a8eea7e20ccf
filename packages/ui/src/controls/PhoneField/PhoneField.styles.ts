import styled from 'styled-components';
import { BareInput, Box } from '../Field/Field.styles.ts';
import { color, rem, size, space, type } from '../../theme/index.ts';

export const Island = styled(Box)`
  flex-wrap: wrap;
  gap: 0;
  padding-inline-start: 0;
`;

/** Shows the dial code only; the invisible select over it also lists country names. */
export const Picker = styled.span`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space(1)};
  min-block-size: ${size.touch};
  padding-inline: ${space(4)} ${space(2)};
  font: ${type('chip')};

  /* The divider between dial code and number. */
  &::after {
    position: absolute;
    inset-block: ${rem(10)};
    inset-inline-end: 0;
    border-inline-end: 1.5px solid ${color('line.control')};
    content: '';
  }
  &:has(:focus-visible) > span {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.3em;
  }
`;

export const Select = styled.select`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  opacity: 0;
  cursor: pointer;
  appearance: none;

  & > option {
    background: ${color('bg.surface')};
    color: ${color('text.default')};
    font: ${type('body')};
  }
`;

/** In a narrow field or with large type the number takes a line of its own. */
export const Number = styled(BareInput)`
  flex: 1 1 ${rem(104)};
  padding-inline-start: ${space(3)};
  font-variant-numeric: tabular-nums;
`;
