import { ablaqBand, color, from, onBrand, rem, size, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

const EDGE = `minmax(${space(5)}, 1fr)`;
const HALF = `minmax(0, ${rem(560)})`;

/** Stacked on a phone; on a desktop the text stands beside the picture, all of it on the brand's green. */
export const Root = styled.div`
  display: grid;
  grid-template: 'words' auto 'picture' 1fr 'band' auto 'actions' auto 'foot' auto / minmax(0, 1fr);
  min-block-size: calc(100svh - ${size.header});

  ${from('md')} {
    grid-template:
      '. . . .' 1fr
      '. words picture .' auto
      '. actions picture .' auto
      '. . picture .' 1fr
      'band band band band' auto
      'foot foot foot foot' auto
      / ${EDGE} ${HALF} ${HALF} ${EDGE};
  }
`;

/** The green from edge to edge, behind the text and the picture. */
export const Green = styled.div`
  display: none;

  ${from('md')} {
    display: block;
    grid-area: 1 / 1 / 5 / -1;
    background: ${color('bg.brand')};
  }
`;

export const Headline = styled.div`
  grid-area: words;
  display: grid;
  gap: ${space(2)};
  padding: ${space(8)} ${space(5)} ${space(4)};
  background: ${color('bg.brand')};
  color: ${color('text.onBrand')};

  ${from('md')} {
    gap: ${space(3)};
    padding: ${space(8)} 0 ${space(2)};
    background: none;
  }
`;

export const Tagline = styled.p`
  margin: 0;
  font: ${type('cardTitle')};
  font-size: ${rem(20)};

  ${from('md')} {
    font-size: ${rem(24)};
  }
`;

export const Description = styled.p`
  max-inline-size: ${rem(440)};
  margin: 0;
  color: ${color('text.onBrandMuted')};
`;

/** Fills the height that is left of the screen. */
export const Picture = styled.img`
  grid-area: picture;
  align-self: end;
  inline-size: 100%;
  block-size: 100%;
  min-block-size: ${rem(160)};
  max-block-size: ${rem(420)};
  background: ${color('bg.brand')};
  object-fit: contain;
  object-position: bottom;

  ${from('md')} {
    block-size: auto;
    max-block-size: none;
    padding-block-start: ${space(10)};
    background: none;
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
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  padding: ${space(4)} ${space(4)} 0;

  > * {
    flex: 1 1 100%;
  }

  ${from('md')} {
    ${onBrand}
    padding: ${space(4)} 0 ${space(8)};

    > * {
      flex: none;
      padding-inline: ${space(6)};
    }
  }
`;

/** In one line on a desktop: how it works, and the shop on other sites. */
export const Footer = styled.div`
  grid-area: foot;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(6)};
  padding: ${space(3)} ${space(4)} calc(${space(6)} + env(safe-area-inset-bottom));

  ${from('md')} {
    inline-size: 100%;
    max-inline-size: ${size.contentMax};
    margin-inline: auto;
    padding-block: ${space(8)};
  }
`;

/** Left out on a phone, which shows the links without scrolling. */
export const How = styled.section`
  display: none;
  flex: 1 1 ${rem(700)};

  ${from('md')} {
    display: block;
  }
  > ol {
    grid-template-columns: repeat(3, 1fr);
  }
`;

export const Social = styled.ul`
  display: flex;
  gap: ${space(2)};
`;

export const Place = styled.a`
  display: grid;
  place-items: center;
  inline-size: ${size.touch};
  block-size: ${size.touch};
  color: inherit;
`;
