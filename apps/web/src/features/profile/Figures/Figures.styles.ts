import { color, from, rem, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

export const Root = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(3)} ${space(4)};
  margin: 0;

  ${from('md')} {
    justify-content: start;
    column-gap: ${space(10)};
  }
`;

/** The name comes first for screen readers, and below its figure for the eye. */
export const Figure = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: start;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Label = styled.dt`
  color: ${color('text.muted')};
  font: ${type('bodySmall')};
`;

export const Value = styled.dd`
  margin: 0;
  font: ${type('price')};
  font-size: ${rem(25)};
  line-height: 1.3;
  font-variant-numeric: tabular-nums;

  small {
    font-size: ${rem(16)};
    font-weight: 600;
  }
`;
