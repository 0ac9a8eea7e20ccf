import styled from 'styled-components';
import { color, rem, space, type } from '@zawadeh/ui';
import { OtherAction } from '../../mainAction.ts';

export const Root = styled.div`
  display: grid;
  gap: ${space(3)};
  overflow-wrap: anywhere;
`;

export const Area = styled.p`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  color: ${color('action.secondary.text')};
  font: ${type('button')};
`;

/** What is looked for in the street, read at arm's length. */
export const Street = styled.p`
  font: ${type('price')};
  font-size: ${rem(24)};
  line-height: 1.4;
`;

export const Details = styled.dl`
  display: grid;
  gap: ${space(1)};

  > div {
    display: flex;
    gap: ${space(4)};
  }
  dt {
    flex: none;
    min-inline-size: ${rem(64)};
    color: ${color('text.muted')};
  }
  dd {
    margin: 0;
    font: ${type('button')};
    line-height: 1.6;
  }
`;

export const Links = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${rem(130)}), 1fr));
  gap: ${rem(10)};

  > :first-child {
    grid-column: 1 / -1;
  }
`;

export const Link = styled(OtherAction)`
  && {
    min-block-size: ${rem(64)};
    overflow-wrap: normal;
  }
`;

export const Contents = styled.div`
  display: flex;
  gap: ${space(3)};
  align-items: center;
`;

export const Shops = styled.ul`
  font: ${type('button')};
  line-height: 1.5;
`;

export const Gone = styled.p`
  color: ${color('text.muted')};
  font: ${type('bodySmall')};
`;
