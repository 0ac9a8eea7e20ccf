import { from, rem, space } from '@zawadeh/ui';
import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);

  ${from('md')} {
    gap: ${space(4)};
  }
`;

/** On a phone the search stands under the title, on a desktop beside it. */
export const Head = styled.div`
  display: grid;
  gap: ${space(2)};
  grid-template-columns: minmax(0, 1fr);

  ${from('md')} {
    grid-template-columns: 1fr minmax(0, ${rem(540)});
    align-items: center;
  }
`;

export const Search = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  & > form {
    flex: 1 ${rem(150)};
    min-inline-size: 0;
  }
`;
