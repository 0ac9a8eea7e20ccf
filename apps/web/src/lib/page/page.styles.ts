import { from, size, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

export const Main = styled.main`
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);
  max-inline-size: ${size.contentMax};
  margin-inline: auto;
  padding: ${space(4)} ${space(4)} ${space(10)};
  outline: none;

  /* The footer begins below the first screen, also while a page is short or loading. */
  &[data-footer] {
    align-content: start;
    min-block-size: calc(100svh - ${size.header});
  }
  &[data-wide] {
    max-inline-size: none;
    padding: 0;
  }

  ${from('md')} {
    padding: ${space(6)} ${space(8)} ${space(12)};
  }
`;

export const Apology = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(4)};
  padding: ${space(8)} ${space(4)};
  text-align: center;
`;

export const Title = styled.h1`
  margin: 0;
  font: ${type('h1')};
`;
