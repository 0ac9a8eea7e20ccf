import { color, rem, space } from '@zawadeh/ui';
import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space(4)};
  inline-size: 100%;
  max-inline-size: ${rem(480)};
  margin-inline: auto;
  padding-block: ${space(8)} ${space(4)};

  > section {
    inline-size: 100%;
  }
`;

/** As high as the widest of the drawings, so that the words stay where they are. */
export const Picture = styled.div`
  display: grid;
  place-items: center;
  min-block-size: ${rem(188)};
`;

export const Words = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(1)};
  inline-size: 100%;
`;

export const Tips = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin-block-start: ${space(3)};
  padding-inline-start: ${space(5)};
  list-style: disc;

  ::marker {
    color: ${color('action.primary.bg')};
  }
`;

export const Actions = styled.div`
  display: grid;
  gap: ${space(3)};
  inline-size: 100%;
`;
