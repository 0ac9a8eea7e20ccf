import styled from 'styled-components';
import { color, radius, rem, size, space, type } from '../../theme/index.ts';

export const Root = styled.div`
  display: flex;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-inline-start: ${rem(5)} solid ${color('danger.line')};
  border-radius: ${radius.control};
  background: ${color('danger.bg')};
  color: ${color('danger.text')};
  font: ${type('bodySmall')};
  scroll-margin-block: calc(${size.header} + ${space(4)});

  /* Focused by script only, so the ring is shown on :focus rather than :focus-visible. */
  &:focus {
    border-radius: ${radius.control};
    outline: 3px solid ${color('focus.ring')};
    outline-offset: 2px;
  }
`;

export const Words = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Title = styled.p`
  padding-block: ${rem(2)};
  font: ${type('button')};
`;

export const Problem = styled.a`
  display: block;
  padding-block: ${space(3)};
  color: inherit;
`;
