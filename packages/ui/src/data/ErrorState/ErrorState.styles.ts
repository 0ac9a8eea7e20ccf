import styled from 'styled-components';
import { color, radius, rem, space, type } from '../../theme/index.ts';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-inline-start: ${rem(5)} solid ${color('danger.line')};
  border-radius: ${radius.control};
  background: ${color('danger.bg')};
  color: ${color('danger.text')};

  &[data-says-offline] {
    border-color: ${color('info.line')};
    background: ${color('info.bg')};
    color: ${color('info.text')};
  }
`;

export const Message = styled.p`
  flex: 1 1 ${rem(200)};
  font: ${type('bodySmall')};
`;
