import { ablaqBand, color, from, rem, size, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

const EDGE = `max(${space(4)}, (100% - ${size.contentMax}) / 2 + ${space(8)})`;

/** The green field of the title, from edge to edge. */
export const Field = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(8)} ${EDGE};
  background: ${color('bg.brand')};
  color: ${color('text.onBrand')};
`;

export const Summary = styled.div`
  color: ${color('text.onBrandMuted')};
`;

export const Band = styled.div`
  block-size: ${rem(10)};
  ${ablaqBand}
`;

/** On a desktop the downloads stand beside the steps. */
export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  padding: ${space(3)} ${EDGE} ${space(10)};

  ${from('md')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, ${rem(360)});
    align-items: start;
    gap: ${space(12)};
    padding-block-start: ${space(6)};
  }
`;

export const Aside = styled.div`
  display: grid;
  gap: ${space(5)};

  ${from('md')} {
    padding-block-start: ${space(4)};
  }
`;

export const Stores = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
`;

export const OtherTitle = styled.b`
  color: ${color('text.default')};
  font: ${type('bodySmall')};
  font-weight: 600;
`;
