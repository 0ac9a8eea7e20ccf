import { from, rem, space } from '@zawadeh/ui';
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

export const Jumps = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};

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
  h2 {
    scroll-margin-block-start: ${rem(84)};
  }
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
  h2 {
    scroll-margin-block-start: ${rem(84)};
  }
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

export const SellThroughName = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(3)};
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

export const Send = styled.div`
  @media print {
    display: none;
  }
`;

export const OneStatement = styled.div`
  display: grid;
  gap: ${space(3)};
  padding-block: ${space(2)};
`;

/** Each line on its own, as it is sent. */
export const StatementText = styled.p`
  margin: 0;
  white-space: pre-line;
`;
