import { color, from, rem, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

export const Phones = styled.section`
  min-inline-size: 0;
  overflow: clip;
  border: 1px solid ${color('line.subtle')};
  border-radius: ${rem(14)};
  background: ${color('bg.surface')};
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(3)};
  padding: ${space(3)} ${space(4)};
`;

export const None = styled.p`
  padding: ${space(3)} ${space(4)};
  border-block-start: 1px solid ${color('line.subtle')};
  color: ${color('text.muted')};
  font: ${type('bodySmall')};
`;

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Phone = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  padding: ${space(2)} ${space(4)};
  border-block-start: 1px solid ${color('line.subtle')};

  &[data-revoked] {
    color: ${color('text.muted')};
    font: ${type('bodySmall')};
  }
`;

export const Name = styled.div`
  font: ${type('button')};
  overflow-wrap: anywhere;
`;

export const Pairing = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

/** As large as a code, so that nothing moves when it arrives. */
export const Qr = styled.div`
  display: grid;
  justify-items: center;
  align-items: center;
  min-block-size: ${rem(264)};
  padding: ${space(2)};
  border: 1px solid ${color('line.subtle')};
  border-radius: ${rem(14)};
`;

export const Link = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  gap: ${space(3)};

  /* On a narrow phone the foot of the dialog has two lines, and lies over the end of its content. */
  > button {
    scroll-margin-block-end: ${rem(160)};
  }
  ${from('sm')} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

export const Until = styled.p`
  display: flex;
  gap: ${space(2)};
  align-items: start;
  color: ${color('text.default')};
  font: ${type('bodySmall')};
`;

export const Outcome = styled.div`
  flex: 1 1 auto;
  align-self: center;
`;
