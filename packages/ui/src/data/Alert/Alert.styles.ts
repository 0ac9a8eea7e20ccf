import styled from 'styled-components';
import { color, radius, rem, space, type } from '../../theme/index.ts';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-inline-start: ${rem(5)} solid;
  border-radius: ${radius.control};

  &[data-kind='info'] {
    border-color: ${color('info.line')};
    background: ${color('info.bg')};
    color: ${color('info.text')};
  }
  &[data-kind='success'] {
    border-color: ${color('success.solid')};
    background: ${color('success.bg')};
    color: ${color('success.text')};
  }
  &[data-kind='danger'] {
    border-color: ${color('danger.line')};
    background: ${color('danger.bg')};
    color: ${color('danger.text')};
  }
`;

export const Message = styled.div`
  flex: 1 1 ${rem(200)};
  min-inline-size: 0;
  font: ${type('bodySmall')};
  overflow-wrap: anywhere;
`;
