import { from, size, space } from '@zawadeh/ui';
import styled from 'styled-components';

/** The server draws one in each language; the one of the page is seen. */
export const Root = styled.section`
  display: grid;
  gap: ${space(4)};
  padding: ${space(6)} ${space(4)} 0;

  html:lang(en) &:lang(ar),
  html:lang(ar) &:lang(en) {
    display: none;
  }
  ${from('md')} {
    inline-size: min(100%, ${size.contentMax});
    margin-inline: auto;
    padding-block-start: ${space(10)};

    > ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
