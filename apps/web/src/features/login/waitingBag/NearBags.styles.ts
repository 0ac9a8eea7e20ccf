import { rem, space } from '@zawadeh/ui';
import styled from 'styled-components';

/** As wide as four cards of the shelf. */
export const Root = styled.section`
  display: grid;
  gap: ${space(3)};
  inline-size: 100%;
  max-inline-size: ${rem(912)};
  margin-inline: auto;
  padding-inline: ${space(4)};
`;

export const Head = styled.div`
  display: grid;
  gap: ${space(1)};
`;
