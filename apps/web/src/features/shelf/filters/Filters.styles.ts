import { color, rem, type } from '@zawadeh/ui';
import styled from 'styled-components';

/** The number of choices on the button that opens the sheet, which it turns green. */
export const Count = styled.b`
  min-inline-size: ${rem(22)};
  border-radius: ${rem(22)};
  background: ${color('chip.selectedBg')};
  color: ${color('chip.selectedText')};
  font: ${type('label')};
  line-height: ${rem(22)};

  [data-kind]:has(> &) {
    background: ${color('success.bg')};
  }
`;
