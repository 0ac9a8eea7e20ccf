import styled from 'styled-components';
import { color, rem, type } from '../../theme/index.ts';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${rem(6)};
  max-inline-size: 100%;
  padding: ${rem(3)} ${rem(9)};
  border: 1px solid ${color('line.subtle')};
  border-radius: ${rem(6)};
  background: ${color('bg.surface')};
  font: ${type('label')};

  &[data-tone='few'] {
    color: ${color('danger.text')};
  }
  &[data-tone='later'] {
    color: ${color('warning.text')};
  }
  &[data-tone='restocking'] {
    color: ${color('info.text')};
  }
  &[data-tone='ended'] {
    color: ${color('text.default')};
  }
`;
