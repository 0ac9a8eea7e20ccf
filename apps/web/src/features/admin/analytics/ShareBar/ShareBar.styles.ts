import styled from 'styled-components';
import { color, rem, space } from '@zawadeh/ui';

export const Root = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  inline-size: 100%;
  min-inline-size: min(${rem(150)}, 45vw);
  font-variant-numeric: tabular-nums;
`;

export const Track = styled.span`
  flex: 1 1 auto;
  min-inline-size: 0;
  block-size: ${rem(14)};
  overflow: hidden;
  border-radius: ${rem(3)};
  background: ${color('chart.track')};

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
  @media print {
    print-color-adjust: exact;
  }
`;

export const Share = styled.span`
  display: block;
  inline-size: calc(100% * var(--share));
  min-inline-size: ${rem(4)};
  block-size: 100%;
  background: ${color('chart.1')};

  [data-low] & {
    background: ${color('chart.5')};
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: CanvasText;

    [data-low] & {
      background: repeating-linear-gradient(45deg, CanvasText 0 2px, Canvas 2px 5px);
    }
  }
`;

/** As wide as three digits, so that the bars of a column end alike. */
export const Shown = styled.span`
  flex: none;
  min-inline-size: ${rem(48)};
  font-weight: 600;
  text-align: end;

  [data-low] > & {
    color: ${color('danger.text')};
  }
`;
