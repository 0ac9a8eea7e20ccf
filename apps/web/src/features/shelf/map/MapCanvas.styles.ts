import { color, from, radius, rem, shadow, space, type } from '@zawadeh/ui';
import styled, { css } from 'styled-components';

/** Directions on the map are those of the world, in both languages. */
export const Root = styled.div`
  position: relative;
  overflow: hidden;
  background: ${color('map.sea')};

  > svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    /* One finger moves the map; two enlarge the page. */
    touch-action: pinch-zoom;
    cursor: grab;
    user-select: none;
  }
  > svg:active {
    cursor: grabbing;
  }
`;

/** As thick at every scale. */
const line = css`
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
`;

export const Land = styled.path`
  fill: ${color('map.ground')};

  @media (forced-colors: active) {
    fill: Canvas;
  }
`;

export const Shallows = styled.path`
  ${line}
  stroke: ${color('info.line')};
  stroke-width: 12px;
  opacity: 0.28;
`;

export const Shore = styled.path`
  ${line}
  stroke: ${color('line.control')};
  stroke-width: 3px;
  opacity: 0.45;

  @media (forced-colors: active) {
    stroke: CanvasText;
    opacity: 1;
  }
`;

export const River = styled.path`
  ${line}
  stroke: ${color('info.line')};
  stroke-width: 7px;
  opacity: 0.5;
`;

export const RoadEdge = styled.path`
  ${line}
  stroke: ${color('line.subtle')};
  stroke-width: 9px;
`;

export const Road = styled.path`
  ${line}
  stroke: ${color('map.road')};
  stroke-width: 6px;

  @media (forced-colors: active) {
    stroke: GrayText;
    stroke-width: 2px;
  }
`;

export const Patch = styled.ellipse`
  &[data-look='green'] {
    fill: ${color('success.bg')};
  }
  &[data-look='builtUp'] {
    fill: ${color('line.subtle')};
    opacity: 0.6;
  }
  &[data-look='island'] {
    fill: ${color('map.ground')};
    stroke: ${color('line.control')};
    stroke-width: 2px;
    vector-effect: non-scaling-stroke;
  }
  @media (forced-colors: active) {
    fill: Canvas;
  }
`;

export const Sight = styled.path`
  fill: ${color('line.strong')};

  &[data-look='tower'] {
    fill: ${color('stamp.text')};
  }
`;

/** The halo keeps a name legible on roads. */
export const Name = styled.text`
  fill: ${color('text.default')};
  font: ${type('label')};
  dominant-baseline: central;
  paint-order: stroke;
  stroke: ${color('map.ground')};
  stroke-width: 4px;
  stroke-linejoin: round;
  pointer-events: none;

  &[data-look='quiet'] {
    fill: ${color('text.muted')};
    font-weight: 400;
  }
  &[data-look='water'] {
    fill: ${color('info.text')};
    font-weight: 400;
    stroke: ${color('map.sea')};
  }
  &[data-look='river'] {
    fill: ${color('info.text')};
    font-weight: 400;
  }
  @media (forced-colors: active) {
    && {
      fill: CanvasText;
      stroke: Canvas;
    }
  }
`;

export const Ring = styled.circle`
  fill: ${color('map.ground')};
  stroke: ${color('line.control')};
  stroke-width: 2px;
`;

/** A paper bag with a tip. The place that can be pressed is as large as a finger. */
export const Pin = styled.g`
  cursor: pointer;
  animation: map-pin 220ms;

  > rect {
    fill: transparent;
  }
  > path {
    fill: ${color('chip.selectedBg')};
    stroke: ${color('bg.surface')};
    stroke-width: 2px;
    stroke-linejoin: round;
  }
  > text {
    fill: ${color('chip.selectedText')};
    font: ${type('label')};
    font-size: 15px;
    font-weight: 700;
    text-anchor: middle;
  }
  &[data-chosen] > path {
    fill: ${color('tag.bg')};
    stroke: ${color('tag.text')};
  }
  &[data-chosen] > text {
    fill: ${color('tag.text')};
  }
  @keyframes map-pin {
    from {
      opacity: 0;
    }
  }
  @media (forced-colors: active) {
    > path {
      fill: Canvas;
      stroke: CanvasText;
    }
    > text {
      fill: CanvasText;
    }
    &[data-chosen] > path {
      fill: Highlight;
    }
    &[data-chosen] > text {
      fill: HighlightText;
    }
  }
`;

export const Here = styled.circle`
  fill: ${color('info.text')};
  stroke: ${color('bg.surface')};
  stroke-width: 3px;
`;

export const North = styled.div`
  position: absolute;
  inset-block-start: ${space(4)};
  inset-inline-end: ${space(3)};
  display: grid;
  justify-items: center;
  color: ${color('text.default')};
  font: ${type('label')};
  pointer-events: none;

  > svg {
    inline-size: ${rem(36)};
    block-size: ${rem(36)};
    border: 2px solid ${color('line.control')};
    border-radius: 50%;
    background: ${color('bg.surface')};
    fill: ${color('text.price')};
  }
`;

export const Corner = styled.div`
  position: absolute;
  inset-block-end: ${rem(28)};
  inset-inline-start: ${space(4)};
  display: grid;
  gap: ${space(2)};
  color: ${color('text.default')};
  font: ${type('caption')};
  text-shadow: 0 0 4px ${color('map.ground')};
  pointer-events: none;

  ${from('lg')} {
    inset-block-end: ${space(4)};
  }
`;

export const Refused = styled.p`
  position: absolute;
  inset-block-start: ${rem(76)};
  inset-inline: ${space(4)} ${rem(68)};
  justify-self: start;
  inline-size: fit-content;
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius.control};
  background: ${color('bg.surface')};
  color: ${color('text.default')};
  font: ${type('bodySmall')};

  &:empty {
    padding: 0;
  }
`;

/** On a phone there is no room for it: a ring has no number. */
export const Legend = styled.span`
  display: none;
  gap: ${space(2)};
  align-items: center;

  > svg {
    inline-size: ${rem(14)};
    block-size: ${rem(14)};
    overflow: visible;
  }
  ${from('lg')} {
    display: flex;
  }
`;

export const Bar = styled.span`
  padding-block-end: ${rem(2)};
  border: 2px solid ${color('line.strong')};
  border-block-start: 0;
  text-align: center;
`;

export const Controls = styled.div`
  position: absolute;
  inset-block-end: ${rem(28)};
  inset-inline-end: ${space(3)};
  display: grid;
  gap: ${space(2)};

  ${from('lg')} {
    inset-block-end: ${space(4)};
  }
  > button {
    display: grid;
    place-items: center;
    inline-size: ${rem(48)};
    block-size: ${rem(48)};
    padding: 0;
    border: 1px solid ${color('action.secondary.line')};
    border-radius: ${radius.control};
    background: ${color('action.secondary.bg')};
    color: ${color('action.secondary.text')};
    box-shadow: ${shadow('help')};
    cursor: pointer;
  }
  > button[aria-disabled='true'] {
    border-color: ${color('line.subtle')};
    color: ${color('text.disabled')};
    cursor: default;
  }
  svg {
    inline-size: ${rem(22)};
    block-size: ${rem(22)};
    fill: none;
    stroke: currentColor;
    stroke-width: 2px;
    stroke-linecap: round;
  }
`;
