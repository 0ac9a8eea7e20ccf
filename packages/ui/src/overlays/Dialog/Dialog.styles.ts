import styled from 'styled-components';
import { color, from, rem, space, type } from '../../theme/index.ts';

export const Root = styled.div`
  --around: ${space(5)};

  padding: var(--around) ${space(4)};

  ${from('sm')} {
    --around: ${space(6)};

    padding-inline: var(--around);
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(3)};
`;

export const Title = styled.h2`
  min-inline-size: 0;
  font: ${type('cardTitle')};
  font-size: ${rem(18)};
  overflow-wrap: anywhere;
`;

/** The close icon is aligned with the title; its 44 px touch target extends into the padding. */
export const Close = styled.div`
  flex: none;
  margin-block: ${rem(-10)};
  margin-inline-end: ${rem(-10)};
`;

export const Body = styled.div`
  margin-block-start: ${space(2)};
  color: ${color('text.muted')};
  overflow-wrap: anywhere;
`;

/**
 * Side by side where there is room, otherwise stacked in the same order, destructive last. Sticky, so that long
 * content does not hide them.
 */
export const Actions = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: grid;
  gap: ${space(3)};
  margin-block: ${space(2)} calc(-1 * var(--around));
  padding-block: ${space(4)} var(--around);
  background: ${color('bg.surface')};

  ${from('sm')} {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
    justify-content: end;
  }
`;
