import { rem, space } from '@zawadeh/ui';
import styled from 'styled-components';

export const Stats = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${rem(170)}), 1fr));
  gap: ${space(4)};
`;

export const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${rem(340)}), 1fr));
  align-items: start;
  gap: ${space(4)};
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};

  @media print {
    display: none;
  }
`;
