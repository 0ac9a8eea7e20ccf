import { color, from, rem, size, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

/** In place of the dashboard. */
export const FullPageMessage = styled.div`
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
  align-content: start;
  min-block-size: calc(100dvh - ${size.header});

  ${from('lg')} {
    align-content: stretch;
  }

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

/** The section's name and its actions. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};

  > :last-child:not(:first-child) {
    margin-inline-start: auto;
  }
`;

/** A second line, in a cell or below a text. */
export const Quiet = styled.div`
  color: ${color('text.muted')};
  font: ${type('caption')};
`;

/** On one line in a table; its details are a press away. */
export const Clipped = styled.div`
  ${from('md')} {
    overflow: hidden;
    min-inline-size: ${rem(176)};
    max-inline-size: ${rem(240)};
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`;

/** How late something is. */
export const Late = styled.strong`
  color: ${color('danger.text')};
  font: ${type('label')};
  white-space: nowrap;
`;

/** Text whose order of words would change if it wrapped in right-to-left text. */
export const OneLine = styled.bdi`
  white-space: nowrap;
`;

/** The place of the section tabs. */
export const NoTabs = styled.div`
  flex: 1 1 100%;
  min-block-size: ${rem(76)};

  ${from('lg')} {
    flex: none;
    inline-size: ${rem(256)};
    background: ${color('bg.brandDeep')};
  }
`;
