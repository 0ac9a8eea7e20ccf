import styled from 'styled-components';
import { color, space } from '../../theme/index.ts';

export const Root = styled.span`
  display: inline-flex;
  gap: ${space(2)};
  align-items: center;
  color: ${color('text.muted')};

  b {
    color: ${color('text.default')};
    font-weight: 600;
  }
  svg {
    inline-size: 1.25em;
    fill: ${color('tag.bg')};
    stroke: ${color('warning.text')};
    stroke-linejoin: round;
    stroke-width: 2;
  }
`;
