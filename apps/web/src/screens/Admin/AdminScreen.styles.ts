import { color, from, rem, size, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

/** What stands where there is no dashboard. */
export const Instead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space(4)};
  padding: ${space(12)} ${space(4)};
  text-align: center;
`;

export const Dashboard = styled.div`
  display: flex;
  flex-wrap: wrap;
  min-block-size: calc(100dvh - ${size.header});

  @media print {
    > nav {
      display: none;
    }
  }
`;

export const Section = styled.section`
  display: grid;
  flex: 1 1 0;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(4)};
  min-inline-size: min(100%, ${rem(320)});
  padding: 0 ${space(4)} ${space(10)};

  ${from('lg')} {
    padding: ${space(6)} ${space(6)} ${space(12)};
  }
`;

/** The section's name, and what can be done with all of it. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};

  > :last-child:not(:first-child) {
    margin-inline-start: auto;
  }
`;

/** What stands beneath, in a cell or a line. */
export const Quiet = styled.div`
  color: ${color('text.muted')};
  font: ${type('caption')};
`;

/** Where the sections will stand. */
export const NoTabs = styled.div`
  flex: 1 1 100%;
  min-block-size: ${rem(76)};

  ${from('lg')} {
    flex: none;
    inline-size: ${rem(256)};
    background: ${color('bg.brandDeep')};
  }
`;
