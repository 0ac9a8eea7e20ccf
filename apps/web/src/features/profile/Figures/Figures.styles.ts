import styled from 'styled-components';
import { color, from, radius, rem, space, type } from '@zawadeh/ui';

export const Root = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(3)} ${space(4)};
  margin: 0;
  padding: ${space(4)};
  border-radius: ${radius.card};
  background: ${color('success.bg')};
  color: ${color('success.text')};

  ${from('md')} {
    justify-content: start;
    gap: ${space(3)} ${space(16)};
    padding-inline: ${space(6)};
  }
  @media (forced-colors: active) {
    border: 2px solid CanvasText;
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
