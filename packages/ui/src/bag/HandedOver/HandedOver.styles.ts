import styled, { css } from 'styled-components';
import { ablaqBand } from '../../foundations/ablaqBand.ts';
import { color, radius, rem, space, type } from '../../theme/index.ts';

/** On a low screen the ring shrinks before anything scrolls; in em, so that large text counts as low. */
const LOW = '@media (max-height: 46.24em)';

/** From edge to edge, without the page's header. */
export const Root = styled.div`
  --focus-ring: ${color('text.onBrand')};

  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  min-block-size: 100%;
  padding-block-end: env(safe-area-inset-bottom);
  background: ${color('bg.brand')};
  color: ${color('text.onBrand')};

  @media (forced-colors: active) {
    color: CanvasText;
  }
`;

export const Band = styled.div`
  block-size: ${rem(16)};
  ${ablaqBand}
`;

export const Content = styled.div`
  display: grid;
  grid-template: 1fr auto auto / minmax(0, 1fr);
  gap: ${space(5)};
  inline-size: 100%;
  max-inline-size: ${rem(480)};
  margin-inline: auto;
  padding: ${space(6)} ${space(4)} ${space(4)};
  text-align: center;
`;

export const Ring = styled.svg`
  place-self: center;
  inline-size: ${rem(232)};
  block-size: auto;
  fill: none;
  stroke-width: 13;
  stroke-linecap: round;
  stroke-linejoin: round;

  ${LOW} {
    inline-size: ${rem(120)};
  }
`;

export const Track = styled.circle`
  stroke: ${color('bg.brandDeep')};

  @media (forced-colors: active) {
    stroke: none;
  }
`;

const outlined = css`
  display: inline;
`;

/** The border of the ring in high contrast and in forced colours. */
export const Edge = styled.circle`
  display: none;
  stroke: currentColor;
  stroke-width: 2;

  [data-theme='contrast'] & {
    ${outlined}
  }
  @media (prefers-contrast: more), (forced-colors: active) {
    ${outlined}
  }
`;

const still = css`
  stroke-dasharray: none;
`;

/** What has passed of the minute. Where motion is reduced the ring is full and stays: the clock runs. */
export const Passed = styled.circle`
  stroke: ${color('tag.bg')};

  @media (prefers-reduced-motion: reduce) {
    ${still}
  }
  [data-motion='reduced'] & {
    ${still}
  }
  @media (forced-colors: active) {
    stroke: Highlight;
  }
`;

export const Disc = styled.circle`
  fill: ${color('text.onBrand')};

  @media (forced-colors: active) {
    fill: Canvas;
    stroke: CanvasText;
    stroke-width: 2;
  }
`;

export const Check = styled.path`
  stroke: ${color('bg.brand')};
  stroke-width: 17;

  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`;

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  overflow-wrap: anywhere;
`;

export const Title = styled.h2`
  font: ${type('h1')};
  font-size: ${rem(36)};
  text-wrap: balance;
`;

const muted = css`
  color: ${color('text.onBrandMuted')};

  @media (forced-colors: active) {
    color: inherit;
  }
`;

/** For the person at the counter, who may read the other language. */
export const OtherTitle = styled.p`
  font: ${type('button')};
  font-size: ${rem(20)};
  ${muted}
`;

/** In the text face: its digits have one width, so the clock does not jump. */
export const Clock = styled.p`
  font: ${type('button')};
  font-size: ${rem(22)};
  font-variant-numeric: tabular-nums;
`;

export const Digits = styled.bdi`
  font-size: ${rem(48)};
  font-weight: 700;
`;

export const Day = styled.p`
  font: ${type('bodySmall')};
  text-wrap: balance;
`;

export const What = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  padding: ${space(4)};
  border: 1px solid transparent;
  border-radius: ${radius.card};
  background: ${color('bg.brandDeep')};
  font: ${type('body')};
  overflow-wrap: anywhere;
`;

export const Quiet = styled.div`
  ${muted}
`;

export const Count = styled.p`
  font: ${type('button')};
  font-size: ${rem(20)};
`;
