import styled from 'styled-components';
import { color, rem, space, type } from '@zawadeh/ui';

export const Bars = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  font: ${type('bodySmall')};
`;

export const Name = styled.span`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

/** Stays at the end when it wraps below the name. */
export const Shown = styled.span`
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;

  [data-low] > & {
    color: ${color('danger.text')};
    font-weight: 600;
  }
`;

export const Track = styled.div`
  flex: none;
  inline-size: 100%;
  block-size: ${rem(14)};
  overflow: hidden;
  border-radius: ${rem(3)};
  background: ${color('chart.track')};

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Stock = styled.div`
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
  }
`;
