/** What the pages of a counter share: a green top, a page as high as its container, a dock. */
import styled, { css } from 'styled-components';
import { ablaqBand, color, onBrand, rem, space, type } from '@zawadeh/ui';

/** On deep green; under forced colours as on any page. */
export const deepGreen = css`
  ${onBrand}
  background: ${color('bg.brandDeep')};
  color: ${color('text.onBrand')};

  @media (forced-colors: active) {
    color: CanvasText;
  }
`;

export const Band = styled.div`
  ${ablaqBand}
  block-size: ${rem(5)};

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

/** Larger than other headings of the product: one line a screen, read at arm's length. */
export const hugeTitle = css`
  font: ${type('h1')};
  font-size: ${rem(41)};
  text-wrap: balance;

  [data-script='arabic'] & {
    font-size: ${rem(48)};
    line-height: 1.3;
  }
`;

export const WorkActions = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)} ${space(3)} calc(${space(2)} + env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color('line.subtle')};
  background: ${color('bg.surface')};
`;
