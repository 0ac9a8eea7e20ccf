import styled from 'styled-components';
import { color, type } from '../../theme/index.ts';

export const Root = styled.p`
  margin: 0;
  font: ${type('body')};
  text-wrap: pretty;
  overflow-wrap: anywhere;

  &[data-look='h1'] {
    font: ${type('h1')};
    text-wrap: balance;
  }
  &[data-look='h2'] {
    font: ${type('h2')};
    text-wrap: balance;
  }
  &[data-look='bodySmall'] {
    font: ${type('bodySmall')};
  }
  &[data-look='caption'] {
    font: ${type('caption')};
  }
  &[data-look='label'] {
    font: ${type('label')};
  }
  &[data-tone='muted'] {
    color: ${color('text.muted')};
  }
  &[data-tone='danger'] {
    color: ${color('danger.text')};
  }
  &[data-align='center'] {
    text-align: center;
  }
`;
