import styled from 'styled-components';
import { from, space } from '@zawadeh/ui';

/** One row from edge to edge where the texts fit, as wide as its texts on a desktop. */
export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  && > * {
    flex: 1 1 auto;
    padding-inline: ${space(1)};
  }
  &:empty {
    display: none;
  }

  ${from('md')} {
    &:not([data-narrow]) {
      gap: ${space(3)};
    }
    &&:not([data-narrow]) > * {
      flex: none;
      padding-inline: ${space(4)};
    }
  }
`;
