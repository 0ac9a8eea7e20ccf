import { dockedPage, dockedPageInColumns, from, layer, rem, space } from '@zawadeh/ui';
import styled from 'styled-components';

export const Root = styled.div`
  ${dockedPage}

  ${from('md')} {
    ${dockedPageInColumns}
    grid-template:
      'trouble trouble' auto
      'picture facts' auto
      'picture actions' 1fr
      / minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space(6)} ${space(12)};
    padding: ${space(8)} ${space(8)} ${space(12)};
  }
`;

export const ErrorArea = styled.div`
  grid-area: trouble;
  padding: ${space(4)};

  ${from('md')} {
    padding: 0;
  }
`;

export const Picture = styled.div`
  position: relative;

  ${from('md')} {
    display: contents;
  }
`;

export const Portrait = styled.div`
  grid-area: picture;
`;

/** On the picture of a phone, at the end of the category's line on a desktop. */
export const Tools = styled.div`
  position: absolute;
  inset-block-start: ${space(2)};
  inset-inline-end: ${space(2)};
  z-index: ${layer.cardOverlay + 1};
  display: flex;
  gap: ${space(2)};

  ${from('md')} {
    position: static;
    grid-area: facts;
    place-self: start end;
    margin-block-start: ${space(2)};
  }
`;

/** The price's flag comes in from the edge of the screen. */
export const Facts = styled.div`
  --flag-bleed: calc(-1 * ${space(4)});

  grid-area: facts;
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);
  padding: ${space(4)} ${space(4)} ${space(6)};

  ${from('md')} {
    --flag-bleed: 0;

    padding: ${space(4)} 0 0;
  }
`;

export const Head = styled.div`
  display: grid;
  gap: ${space(2)};

  /* The first line of the description, which stands whole below. */
  > p {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`;

/** Category and rating: at both ends of a phone's line, before the tools on a desktop. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  align-items: center;
  justify-content: space-between;

  ${from('md')} {
    justify-content: start;
  }
`;

export const Prices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
`;

/** On a line of its own, which is absent without a rate. */
export const Lira = styled.div`
  display: grid;
  flex: 0 0 100%;

  &:empty {
    display: none;
  }
`;

export const About = styled.section`
  display: grid;
  gap: ${space(2)};
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  grid-area: actions;
  display: contents;

  ${from('md')} {
    display: block;
  }
`;

/** The stepper may have a note below it; the button keeps to its first line. */
export const Choice = styled.div`
  display: flex;
  align-items: start;
  gap: ${space(3)};

  > :first-child:not(:last-child) {
    flex: none;
    max-inline-size: ${rem(160)};
  }
`;

export const Next = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

/** On the side with room, so that the pressed button stays under the finger. */
export const Note = styled.div`
  order: -1;

  ${from('md')} {
    order: 0;
  }
`;

/** Beside each other where both fit. */
export const Asked = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};

  > :first-child {
    flex: 1 1 ${rem(180)};
    inline-size: auto;
  }
`;

/** The time first, as a heading of its note. */
export const Kept = styled.p`
  font-weight: 600;
`;
