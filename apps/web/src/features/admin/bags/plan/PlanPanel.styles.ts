import { color, rem, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

export { Fieldset } from '../../editor.styles.ts';

export const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding: ${space(4)};
  border: 1px solid ${color('line.control')};
  border-radius: ${rem(16)};
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  align-items: center;

  > h3 {
    display: flex;
    gap: ${space(2)};
    align-items: center;
    font: ${type('cardTitle')};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-inline-start: auto;
`;

export const Weekdays = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${rem(76)}, 1fr));
  gap: ${space(2)};
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${rem(170)}), 1fr));
  gap: ${space(3)};
  align-items: start;
`;

export const Openings = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(4)};
  border-radius: ${rem(16)};
  background: ${color('bg.sunken')};

  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(4)};
    padding-block: ${space(2)};
    border-block-start: 1px solid ${color('line.subtle')};
  }
  li:first-child {
    border-block-start: 0;
  }
  li > strong {
    flex: 1 0 ${rem(160)};
  }
  li > :nth-child(2) {
    flex: 2 0 ${rem(160)};
  }
`;

export const Lines = styled.ol`
  display: grid;
`;

export const Changed = styled.span`
  display: block;
  color: ${color('text.muted')};
  font: ${type('bodySmall')};
`;
