import { color, rem, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

export const Head = styled.div`
  padding-inline: ${space(1)};

  > h2 {
    font: ${type('price')};
    font-size: ${rem(22)};
  }
`;

export const Card = styled.section`
  display: grid;
  gap: ${space(3)};
  padding: ${space(3)};
  border: 1px solid ${color('line.control')};
  border-radius: ${rem(16)};
  background: ${color('bg.surface')};

  &[data-empty] {
    border-color: ${color('line.subtle')};
  }
`;

export const Top = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(3)};
  align-items: center;
`;

export const What = styled.div`
  overflow-wrap: anywhere;

  > h3 {
    font: ${type('price')};
    line-height: 1.4;
  }
  > p {
    color: ${color('text.muted')};
  }
`;

/** As high as at a counter: it is pressed at arm's length. */
export const Give = styled.div`
  > button {
    min-block-size: ${rem(56)};
    font-size: ${rem(20)};
  }
`;

export const Outcome = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 0 ${space(3)};

  /* Without a gap while nothing was pressed. */
  &:not(:has(button)) {
    position: absolute;
  }
`;
