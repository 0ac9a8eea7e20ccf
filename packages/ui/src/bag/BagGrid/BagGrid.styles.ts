import styled from 'styled-components';
import { from, space } from '../../theme/index.ts';

export const Root = styled.ul`
  display: grid;
  grid-template-columns: 1fr;
  gap: ${space(4)} ${space(3)};

  > * {
    min-inline-size: 0;
  }

  ${from('xs')} {
    grid-template-columns: repeat(2, 1fr);
  }
  ${from('md')} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${space(6)} ${space(5)};
  }
  ${from('lg')} {
    grid-template-columns: repeat(4, 1fr);
  }
`;
