import { ablaqBand, color, dockContainer, dockedPage, from, rem, size, space, type } from '@zawadeh/ui';
import styled, { css } from 'styled-components';

const EDGE = `max(${space(4)}, (100% - ${size.contentMax}) / 2 + ${space(8)})`;

/** No wider than a line is read with ease. */
const column = css`
  inline-size: 100%;
  max-inline-size: calc(${rem(560)} + 2 * ${space(4)});
  margin-inline: auto;
  padding-inline: ${space(4)};
`;

export const Root = styled.div`
  ${dockedPage}

  ${from('md')} {
    min-block-size: 0;
    padding-block-end: ${space(4)};
  }
`;

/** The green field of the title, on which the shop stands. */
export const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding: ${space(5)} ${EDGE} 0;
  background: ${color('bg.brand')};
  color: ${color('text.onBrand')};

  ${from('md')} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;

export const Names = styled.div`
  display: grid;
  gap: ${space(2)};

  ${from('md')} {
    align-self: center;
    padding-block-end: ${space(6)};
  }
`;

export const Lead = styled.p`
  max-inline-size: ${rem(520)};
  color: ${color('text.onBrandMuted')};
`;

export const Front = styled.img`
  justify-self: center;
  inline-size: 100%;
  max-inline-size: ${rem(240)};
  block-size: auto;

  ${from('lg')} {
    max-inline-size: ${rem(320)};
  }
`;

export const Band = styled.div`
  block-size: ${rem(10)};
  ${ablaqBand}
`;

export const Content = styled.div`
  ${column}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  padding-block: ${space(4)} ${space(6)};
`;

/** Three words beside each other, also on the narrowest phone. */
export const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(2)};
  text-align: center;
  overflow-wrap: anywhere;
`;

export const Numeral = styled.span`
  color: ${color('text.link')};
  font: ${type('h1')};
`;

export const StepTitle = styled.p`
  font: ${type('button')};
`;

export const StepText = styled.p`
  color: ${color('text.muted')};
  font: ${type('caption')};
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

export const Privacy = styled.p`
  color: ${color('text.muted')};
  font: ${type('bodySmall')};
`;

export const PrivacyLink = styled.a`
  display: inline-block;
  padding-block: ${space(2)};
  color: ${color('text.link')};
  font-weight: 600;
`;

/** At the bottom of a phone. */
export const DockPlace = styled.div`
  ${dockContainer}

  ${from('md')} {
    ${column}

    > * {
      padding-inline: 0;
    }
  }
`;

/** The news in the middle of the page. */
export const Sent = styled.div`
  ${column}
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  padding-block: ${space(8)} ${space(12)};

  > p {
    text-wrap: balance;
  }
`;
