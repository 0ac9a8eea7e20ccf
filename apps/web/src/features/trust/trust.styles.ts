import { ablaqBand, color, from, radius, rem, size, space, type } from '@zawadeh/ui';
import styled from 'styled-components';
import { foldSign } from './foldSign.ts';

const EDGE = `max(${space(4)}, (100% - ${size.contentMax}) / 2 + ${space(8)})`;

/** The green field of the title, from edge to edge. */
export const Field = styled.div`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: ${space(4)};
  padding: ${space(4)} ${EDGE} 0;
  background: ${color('bg.brand')};
  color: ${color('text.onBrand')};
`;

export const Bag = styled.div`
  flex: none;
  inline-size: clamp(${rem(96)}, 34%, ${rem(180)});
  aspect-ratio: 1;
`;

export const Names = styled.div`
  display: grid;
  flex: 1;
  gap: ${space(2)};
  align-self: center;
  min-inline-size: 0;
  padding-block: ${space(4)} ${space(8)};
`;

export const Lead = styled.p`
  max-inline-size: ${rem(560)};
  color: ${color('text.onBrandMuted')};
`;

export const Band = styled.div`
  block-size: ${rem(10)};
  ${ablaqBand}
`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  padding: ${space(6)} ${EDGE} ${space(12)};
`;

/** Beside each other on a desktop. */
export const Steps = styled.div`
  ${from('lg')} {
    > ol {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: ${space(8)};
    }
    &&& li {
      border: 0;
    }
  }
`;

/** As wide as text is read with ease. */
export const Narrow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  inline-size: 100%;
  max-inline-size: ${rem(720)};
  justify-self: center;

  [id] {
    scroll-margin-block-start: calc(${size.header} + ${space(6)});
  }
`;

export const Questions = styled.div`
  overflow: hidden;
  border: 1px solid ${color('line.subtle')};
  border-radius: ${radius.card};
  background: ${color('bg.surface')};
`;

export const Question = styled.details`
  scroll-margin-block-start: calc(${size.header} + ${space(4)});

  & + & {
    border-block-start: 1px solid ${color('line.subtle')};
  }
`;

export const Asked = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  min-block-size: ${rem(56)};
  padding: ${space(3)} ${space(4)};
  font: ${type('cardTitle')};
  ${foldSign}

  &:focus-visible {
    outline-offset: -4px;
  }
`;

export const Answer = styled.p`
  padding: 0 ${space(4)} ${space(4)};
`;

export const Ask = styled.div`
  display: grid;
  gap: ${space(2)};
  text-align: center;
`;

export const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(2)} ${space(6)};
`;

export const LegalLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${size.touch};
  color: ${color('text.link')};
  font: ${type('button')};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

/** In the face of the text: the display face is for a few words on a page. */
export const SectionTitle = styled.h2`
  margin: 0;
  font: ${type('cardTitle')};
  font-size: ${rem(18)};
`;

export const Section = styled.section`
  display: grid;
  gap: ${space(2)};
`;
