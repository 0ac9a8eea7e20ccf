import { from, rem, space } from '@zawadeh/ui';
import styled from 'styled-components';

export const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${from('md')} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    align-items: end;
  }
`;

/** The form, with its preview beside it. */
export const Editor = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};

  ${from('lg')} {
    grid-template-columns: minmax(0, 1fr) ${rem(300)};
    align-items: start;
  }
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${from('md')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
`;

export const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
`;

export const Preview = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${from('lg')} {
    position: sticky;
    inset-block-start: ${rem(84)};
  }
`;

export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${rem(220)}), 1fr));
  gap: ${space(4)};
`;

/** Cannot be pressed: the card of a preview leads to a page that does not exist yet. */
export const Still = styled.div`
  pointer-events: none;
`;
