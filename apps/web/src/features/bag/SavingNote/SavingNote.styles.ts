import styled from 'styled-components';
import { color, type } from '@zawadeh/ui';

export const Root = styled.span`
  color: ${color('text.link')};
  font: ${type('label')};

  &[data-muted] {
    color: ${color('text.muted')};
  }
`;
