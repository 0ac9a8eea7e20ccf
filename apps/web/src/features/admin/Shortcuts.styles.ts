import { color, from, rem, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

/** Hidden on a phone, which has no keyboard. */
export const Root = styled.div`
  display: none;

  ${from('lg')} {
    display: block;
  }
  @media print {
    display: none;
  }
`;

export const Key = styled.kbd`
  display: inline-block;
  min-inline-size: ${rem(24)};
  padding-inline: ${space(1)};
  border: 1px solid ${color('line.control')};
  border-radius: ${rem(4)};
  font: ${type('label')};
  text-align: center;
`;
