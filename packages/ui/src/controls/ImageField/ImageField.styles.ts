import styled from 'styled-components';
import { color, duration, easing, radius, rem, size, space, type } from '../../theme/index.ts';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: stretch;
  gap: ${space(3)};
`;

export const Picture = styled.div`
  position: relative;
  display: grid;
  flex: 1 1 ${rem(160)};
  place-items: center;
  max-inline-size: ${rem(240)};
  min-block-size: ${rem(120)};
  overflow: hidden;
  border: 1px solid ${color('line.subtle')};
  border-radius: ${radius.control};
  background: ${color('neutral.bg')};
  color: ${color('neutral.text')};
`;

/** Covers the icon. */
export const Preview = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;

export const Side = styled.div`
  display: flex;
  flex: 1 1 ${rem(200)};
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  gap: ${space(2)};
  min-inline-size: 0;
`;

export const Zone = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(3)};
  inline-size: 100%;
  min-block-size: ${rem(72)};
  padding: ${space(3)} ${space(4)};
  border: 1.5px dashed ${color('line.control')};
  border-radius: ${radius.control};
  background: ${color('bg.surface')};
  color: ${color('text.link')};
  font: ${type('button')};
  text-align: center;
  transition: background ${duration.fast} ${easing.standard};

  [data-filled] & {
    min-block-size: ${size.button};
    padding-block: ${space(2)};
  }
  &:hover,
  &[data-over] {
    background: ${color('action.secondary.bgHover')};
  }
  &[data-over] {
    border-style: solid;
    border-color: ${color('action.secondary.line')};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color('focus.ring')};
    outline-offset: 2px;
  }
  &:has([aria-invalid='true']) {
    border: 2px dashed ${color('danger.line')};
  }
  &:has(:disabled) {
    border-color: transparent;
    background: ${color('action.disabled.bg')};
    color: ${color('action.disabled.text')};
  }
  @media (forced-colors: active) {
    &[data-over] {
      border: 3px solid Highlight;
    }
    &:has(:disabled) {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/** Invisible; the zone below it shows its label. */
export const Input = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  opacity: 0;
  cursor: pointer;

  &::file-selector-button {
    cursor: pointer;
  }
  &:disabled {
    cursor: not-allowed;
  }
`;

export const Uploading = styled.div`
  display: grid;
  gap: ${space(1)};
  inline-size: 100%;
  color: ${color('text.muted')};
  font: ${type('caption')};
  font-variant-numeric: tabular-nums;
`;

/** Fills from the inline start. */
export const Bar = styled.progress`
  inline-size: 100%;
  block-size: ${rem(8)};
  overflow: hidden;
  border: 0;
  border-radius: ${rem(4)};
  background: ${color('chart.track')};
  appearance: none;

  &::-webkit-progress-bar {
    background: ${color('chart.track')};
  }
  &::-webkit-progress-value {
    background: ${color('success.solid')};
  }
  &::-moz-progress-bar {
    background: ${color('success.solid')};
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    &::-webkit-progress-value {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
