import styled from 'styled-components';
import { color, radius, rem, size, type } from '../../theme/index.ts';

export const Root = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Name = styled.legend`
  padding: 0;
  margin-block-end: ${rem(6)};
  font: ${type('chip')};
  font-weight: 600;
`;

/** Lower for a mouse than for a finger. */
export const Row = styled.label`
  display: flex;
  align-items: center;
  gap: ${rem(10)};
  min-block-size: ${size.touch};
  border-radius: ${radius.control};
  font: ${type('bodySmall')};
  cursor: pointer;

  @media (pointer: fine) {
    min-block-size: ${rem(36)};
  }
  &:hover > span:not(:last-child),
  &:hover > span:only-of-type {
    text-decoration: underline;
  }
  &:has(:checked) > :nth-child(2) {
    font-weight: 600;
  }
  > input {
    flex: none;
    inline-size: ${rem(20)};
    block-size: ${rem(20)};
    margin: 0;
    accent-color: ${color('success.solid')};
    cursor: inherit;
  }
  > :nth-child(2) {
    flex: 1;
    min-inline-size: 0;
  }
`;

export const Count = styled.span`
  color: ${color('text.muted')};
  font-size: ${rem(13)};
  font-variant-numeric: tabular-nums;
`;
