import { color, rem, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

/** With large type the words go below the picture, where they have the whole width. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
`;

export const Arch = styled.div`
  flex: none;
  overflow: hidden;
  inline-size: ${rem(60)};
  block-size: ${rem(68)};
  border-radius: ${rem(30)} ${rem(30)} ${rem(8)} ${rem(8)};

  > div {
    block-size: 100%;
    mask: none;
  }
  svg[data-drawn] {
    block-size: 84%;
    margin-block-start: 20%;
  }
`;

export const Facts = styled.div`
  display: grid;
  flex: 1 1 ${rem(110)};
  gap: ${rem(2)};
  min-inline-size: 0;
`;

export const Quiet = styled.p`
  color: ${color('text.muted')};
  font: ${type('bodySmall')};

  &:empty {
    display: none;
  }
`;

export const Name = styled.p`
  font: ${type('cardTitle')};
  overflow-wrap: anywhere;
`;

export const Each = styled.bdi`
  color: ${color('text.muted')};
  font: ${type('bodySmall')};
`;

export const Amount = styled.p`
  display: grid;
  justify-items: end;
  margin-inline-start: auto;
  font: ${type('price')};
`;
