import { ablaqBand, color, from, onBrand, rem, size, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

const EDGE = `minmax(${space(5)}, 1fr)`;
const HALF = `minmax(0, ${rem(560)})`;

/** Stacked on a phone; on a desktop the text stands beside the picture, all of it on the brand's green. */
export const Root = styled.div`
  display: grid;
  grid-template: 'words' auto 'picture' minmax(${rem(160)}, 1fr) 'band' auto 'actions' auto / minmax(0, 1fr);
  min-block-size: calc(100svh - ${size.header});

  ${from('md')} {
    min-block-size: calc(100svh - ${size.header} - ${rem(120)});
    grid-template:
      '. . . .' 1fr
      '. words picture .' auto
      '. actions picture .' auto
      '. . picture .' 1fr
      'band band band band' auto
      / ${EDGE} ${HALF} ${HALF} ${EDGE};
  }
`;

/** The green from edge to edge, behind the text and the picture. */
export const Green = styled.div`
  grid-area: 1 / 1 / 3 / -1;
  background: ${color('bg.brand')};

  ${from('md')} {
    grid-area: 1 / 1 / 5 / -1;
  }
`;

export const Headline = styled.div`
  grid-area: words;
  display: grid;
  gap: ${space(2)};
  padding: ${space(8)} ${space(5)} ${space(2)};
  color: ${color('text.onBrand')};

  ${from('md')} {
    gap: ${space(3)};
    padding: ${space(8)} 0 0;
  }
`;

export const Tagline = styled.p`
  font: ${type('cardTitle')};
  font-size: ${rem(20)};

  ${from('md')} {
    font-size: ${rem(24)};
  }
`;

export const Description = styled.p`
  max-inline-size: ${rem(440)};
  color: ${color('text.onBrandMuted')};

  ${from('md')} {
    font-size: ${rem(18)};
  }
`;

/** Fills the height that is left, and asks for none: its own would make a phone scroll. */
export const Picture = styled.img`
  grid-area: picture;
  inline-size: 100%;
  block-size: 0;
  min-block-size: 100%;
  object-fit: contain;
  object-position: bottom;

  ${from('md')} {
    padding-block-start: ${space(10)};
  }
`;

export const Band = styled.div`
  grid-area: band;
  block-size: ${rem(12)};
  ${ablaqBand}

  ${from('md')} {
    block-size: ${rem(16)};
  }
`;

export const Actions = styled.div`
  grid-area: actions;
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};

  ${from('md')} {
    ${onBrand}
    display: flex;
    flex-wrap: wrap;
    padding: ${space(4)} 0 ${space(8)};

    > * {
      padding-inline: ${space(6)};
    }
  }
`;

/** How it works: below the fold on a phone, in one line on a desktop. */
export const How = styled.section`
  padding: ${space(6)} ${space(4)} ${space(8)};

  ${from('md')} {
    inline-size: min(100%, ${size.contentMax});
    margin-inline: auto;
    padding-block: ${space(8)};

    > ol {
      grid-template-columns: repeat(3, 1fr);
    }
  }
`;
