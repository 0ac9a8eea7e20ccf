import styled from 'styled-components';
import { ablaqBand } from '../../foundations/ablaqBand.ts';
import { arabicName, color, from, radius, rem, size, space, type } from '../../theme/index.ts';

/** Redefines the colour roles for content on green. */
export const Root = styled.div`
  --text-default: ${color('text.onBrand')};
  --neutral-bg: ${color('bg.brandDeep')};
  --focus-ring: ${color('text.onBrand')};

  display: flex;
  flex-direction: column;
  min-block-size: 100%;
  padding-block-end: env(safe-area-inset-bottom);
  background: ${color('bg.brand')};
  color: ${color('text.onBrand')};
`;

export const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
  padding: ${space(3)};
`;

/** The wordmarks take the text colour used on green. */
export const Brand = styled.span`
  --text-price: ${color('text.onBrand')};

  display: flex;
  flex: 1;
  min-inline-size: 0;
  padding-inline: ${space(2)} 0;
`;

export const Band = styled.div`
  flex: none;
  block-size: ${rem(8)};
  ${ablaqBand}
`;

export const Ways = styled.ul`
  padding-block: ${space(3)};
`;

export const Way = styled.a`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  inline-size: 100%;
  min-block-size: ${rem(52)};
  margin: 0;
  padding-block: ${space(2)};
  padding-inline: ${space(5)} ${space(2)};
  border: 0;
  border-inline-start: ${rem(4)} solid transparent;
  border-start-end-radius: ${radius.pill};
  border-end-end-radius: ${radius.pill};
  background: transparent;
  color: inherit;
  font: ${type('button')};
  font-weight: 500;
  text-align: start;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;

  li > & {
    inline-size: calc(100% - ${space(3)});
  }
  &:hover,
  &[aria-current] {
    background: ${color('bg.brandDeep')};
  }
  &[aria-current] {
    border-inline-start-color: ${color('tag.bg')};
    font-weight: 600;
  }
  /* Inset, because the sheet ends at this element's edge. */
  &:focus-visible {
    outline-offset: -4px;
  }
  @media (forced-colors: active) {
    border-inline-start-color: Canvas;

    &[aria-current] {
      border-inline-start-color: Highlight;
    }
  }
`;

export const Foot = styled.div`
  margin-block-start: auto;
  padding: ${space(3)};
`;

export const Languages = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding-inline: ${space(3)} 0;
  padding-block-end: ${space(3)};
`;

export const LanguagesLabel = styled.span`
  flex: 1;
  color: ${color('text.onBrandMuted')};
  font: ${type('bodySmall')};
`;

export const Choices = styled.span`
  display: flex;
  padding: ${rem(3)};
  border-radius: ${radius.control};
  background: ${color('bg.brandDeep')};
`;

export const Choice = styled.button`
  min-inline-size: ${rem(76)};
  min-block-size: ${size.touch};
  padding: 0 ${space(3)};
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;
  font: ${type('chip')};
  cursor: pointer;
  ${arabicName}

  &[aria-pressed='true'] {
    background: ${color('tag.bg')};
    color: ${color('tag.text')};
    font-weight: 600;
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`;

/** Shown only where the header has no room for it. */
export const Email = styled.p`
  padding: ${space(2)} ${space(3)};
  border-block-start: 1px solid ${color('text.onBrandMuted')};
  color: ${color('text.onBrandMuted')};
  font: ${type('bodySmall')};
  overflow-wrap: anywhere;

  ${from('xs')} {
    display: none;
  }
`;

export const LastRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding-block-start: ${space(2)};
  border-block-start: 1px solid ${color('text.onBrandMuted')};

  > :first-child {
    flex: 1;
  }
  ${Way} {
    padding-inline-start: ${space(2)};
  }
`;
