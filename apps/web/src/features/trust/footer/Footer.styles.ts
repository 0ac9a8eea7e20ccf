import { ablaqBand, color, from, onBrand, rem, size, space, type } from '@zawadeh/ui';
import styled from 'styled-components';
import { foldSign } from '../foldSign.ts';

/** Not below a dock, which is the end of its page on a phone. */
export const Root = styled.footer`
  ${onBrand}
  background: ${color('bg.brand')};
  color: ${color('text.onBrand')};

  :root:has([data-dock]) & {
    display: none;
  }
  ${from('md')} {
    :root:has([data-dock]) & {
      display: block;
    }
  }
  @media print {
    display: none;
  }
`;

export const Band = styled.div`
  block-size: ${rem(12)};
  ${ablaqBand}

  ${from('md')} {
    block-size: ${rem(16)};
  }
`;

export const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-inline-size: ${size.contentMax};
  margin-inline: auto;
  padding: ${space(8)} ${space(4)} calc(${space(6)} + env(safe-area-inset-bottom));

  ${from('md')} {
    grid-template-columns: minmax(0, 1.5fr) repeat(3, minmax(0, 1fr));
    gap: ${space(8)} ${space(6)};
    padding: ${space(12)} ${space(8)} ${space(8)};
  }
`;

export const Brand = styled.div`
  display: grid;
  gap: ${space(1)};
  align-content: start;
  padding-block-end: ${space(4)};
`;

/** The wordmarks take the text colour used on green. */
export const Mark = styled.span`
  --text-price: ${color('text.onBrand')};

  padding-block-end: ${space(3)};
`;

export const Says = styled.p`
  max-inline-size: ${rem(300)};
  color: ${color('text.onBrandMuted')};
  font: ${type('bodySmall')};
`;

export const Social = styled.ul`
  display: flex;
  gap: ${space(2)};
  margin-inline-start: calc((${size.icon} - ${size.touch}) / 2);
  padding-block-start: ${space(2)};
`;

export const Place = styled.a`
  display: grid;
  place-items: center;
  inline-size: ${size.touch};
  block-size: ${size.touch};
  color: inherit;
`;

export const Column = styled.div`
  display: none;

  ${from('md')} {
    display: block;
  }
`;

export const Name = styled.p`
  padding-block-end: ${space(2)};
  font: ${type('button')};
`;

export const Fold = styled.details`
  border-block-start: 1px solid ${color('bg.brandDeep')};

  ${from('md')} {
    display: none;
  }
`;

export const FoldName = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: ${rem(52)};
  font: ${type('button')};
  ${foldSign}
`;

export const Ways = styled.ul`
  padding-block-end: ${space(2)};
`;

export const Way = styled.a`
  display: flex;
  align-items: center;
  min-block-size: ${size.touch};
  color: ${color('text.onBrandMuted')};
  font: ${type('bodySmall')};
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    color: ${color('text.onBrand')};
    text-decoration: underline;
  }
  ${from('md')} {
    min-block-size: ${rem(34)};
  }
  @media (pointer: coarse) {
    min-block-size: ${size.touch};
  }
`;

export const Trust = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
  justify-content: space-between;
  padding-block-start: ${space(4)};
  border-block-start: 1px solid ${color('bg.brandDeep')};
  color: ${color('text.onBrandMuted')};
  font: ${type('bodySmall')};

  ${from('md')} {
    grid-column: 1 / -1;
    border-block-start-color: ${color('text.onBrandMuted')};
  }
`;
