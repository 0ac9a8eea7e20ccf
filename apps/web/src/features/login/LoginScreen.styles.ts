import { from, rem, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

/** One column, no wider than a line is read with ease. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  inline-size: 100%;
  max-inline-size: ${rem(480)};
  margin-inline: auto;

  ${from('md')} {
    gap: ${space(5)};
  }
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

export const Actions = styled.div`
  display: grid;
  gap: ${space(3)};
`;

/** What to do next, as in a letter. */
export const Letter = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
`;

export const Address = styled.span`
  display: block;
  font: ${type('cardTitle')};
`;
