import { space } from '@zawadeh/ui';
import styled from 'styled-components';

export const Place = styled.p`
  display: flex;
  gap: ${space(2)};
  align-items: baseline;
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    align-self: center;
  }
  > span {
    min-inline-size: 0;
  }
`;

export const About = styled.div`
  overflow-wrap: anywhere;
`;
