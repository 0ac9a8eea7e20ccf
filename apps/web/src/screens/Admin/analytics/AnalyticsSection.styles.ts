import { from, rem, space, type } from '@zawadeh/ui';
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

export const Period = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

export const Dates = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${from('sm')} {
    grid-template-columns: repeat(2, minmax(0, ${rem(240)}));
    align-items: start;
  }

  @media print {
    display: none;
  }
`;

export const Statement = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

export const StatementHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
`;

export const SellThrough = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

export const SellThroughHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
`;

export const SellThroughName = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(3)};
`;

/** In place of the chips. */
export const PrintedPeriod = styled.p`
  display: none;
  margin: 0;
  font: ${type('bodySmall')};

  @media print {
    display: block;
  }
`;

export const TableAndChart = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(4)};

  ${from('xl')} {
    grid-template-columns: minmax(0, 1fr) minmax(${rem(390)}, 36%);
  }
`;
