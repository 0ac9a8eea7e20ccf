import { color, from, rem, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  max-inline-size: ${rem(960)};
`;

export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  align-items: start;

  ${from('md')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Summary = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(5)};
  align-items: center;
`;

export const Mean = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(1)};
  max-inline-size: ${rem(120)};
`;

export const Figure = styled.p`
  font: ${type('price')};
  font-size: ${rem(48)};
  line-height: 1.2;
`;

export const Stars = styled.span`
  position: relative;
  display: inline-block;
  color: ${color('line.subtle')};

  svg {
    fill: currentColor;
  }
`;

export const AllStars = styled.span`
  display: flex;

  > span {
    flex: none;
    inline-size: ${rem(20)};
    block-size: ${rem(20)};
  }
`;

/** Cut off where the share ends. */
export const FullStars = styled(AllStars)`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  inline-size: calc(100% * var(--share));
  overflow: hidden;
  color: ${color('tag.bg')};

  @media (forced-colors: active) {
    color: Highlight;
  }
`;

export const Groups = styled.div`
  display: grid;
  gap: ${space(5)};
`;

export const GroupName = styled.h2`
  margin-block-end: ${space(3)};
  font: ${type('price')};
  line-height: 1.3;
`;

export const Bars = styled.ul`
  display: grid;
  gap: ${space(2)};
  font-variant-numeric: tabular-nums;
`;

export const StarBar = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: ${rem(12)} minmax(0, 1fr) minmax(${rem(28)}, auto);
  gap: ${space(2)};
  align-items: center;
  font: ${type('bodySmall')};
`;

export const ReasonBar = styled.li`
  display: grid;
  grid-template-columns: minmax(${rem(124)}, 2fr) 3fr minmax(${rem(28)}, auto);
  gap: ${space(3)};
  align-items: center;
  font: ${type('body')};

  > span:first-child {
    overflow-wrap: anywhere;
  }
`;

export const Track = styled.span`
  block-size: ${rem(12)};
  overflow: hidden;
  border-radius: ${rem(3)};
  background: ${color('chart.track')};

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Bar = styled.span`
  display: block;
  inline-size: calc(100% * var(--share));
  min-inline-size: ${rem(4)};
  block-size: 100%;
  background: ${color('chart.1')};

  &[data-stars] {
    background: ${color('line.control')};
  }
  &[data-low] {
    background: ${color('chart.5')};
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;

    && {
      background: CanvasText;
    }
  }
`;

export const Count = styled.span`
  color: ${color('text.muted')};
  text-align: end;

  &[data-strong] {
    color: inherit;
    font-weight: 600;
  }
`;

export const LatestHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(3)};
  margin-block: ${space(2)} ${space(3)};
`;

export const Latest = styled.ul`
  border: 1px solid ${color('line.subtle')};
  border-radius: ${rem(14)};
  background: ${color('bg.surface')};
`;

export const Review = styled.li`
  display: grid;
  gap: ${space(2)};
  padding: ${space(4)};

  & + & {
    border-block-start: 1px solid ${color('line.subtle')};
  }
`;

export const ReviewHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;

export const Reasons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
