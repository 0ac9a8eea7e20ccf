import styled from 'styled-components';
import { color, layer, radius, rem, space, type } from '../../theme/index.ts';

export const StampPlace = styled.span`
  position: absolute;
  inset: 0;
  z-index: ${layer.cardOverlay};
  display: grid;
  place-items: center;
  padding-block-start: ${space(2)};
`;

/** A rubber stamp, tilted the other way in Arabic. */
export const Stamp = styled.span`
  padding: ${rem(10)} ${rem(14)};
  border: 3px solid ${color('stamp.text')};
  border-radius: ${radius.stamp};
  background: ${color('stamp.bg')};
  color: ${color('stamp.text')};
  font: ${type('stamp')};
  white-space: nowrap;
  outline: 1px solid ${color('stamp.text')};
  outline-offset: 2px;
  rotate: -6deg;

  &:dir(rtl) {
    rotate: 6deg;
    padding-block: ${rem(2)} ${rem(8)};
  }
`;

/** A full-width strip; a long text wraps to two lines but never inside a time. */
export const Tape = styled.span`
  position: absolute;
  inset-inline: 0;
  inset-block-end: ${rem(14)};
  z-index: ${layer.cardOverlay};
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  padding: ${rem(7)} ${space(3)};
  font: ${type('tape')};
  text-align: center;
  text-wrap: balance;

  &[data-tone='later'] {
    background: ${color('warning.bg')};
    color: ${color('warning.text')};
  }
  &[data-tone='restocking'] {
    background: ${color('info.bg')};
    color: ${color('info.text')};
  }
  &[data-tone='ended'] {
    background: ${color('bg.surface')};
    color: ${color('text.default')};
  }
  @media (forced-colors: active) {
    border-block: 1px solid CanvasText;
  }
`;

export const Label = styled.span`
  position: absolute;
  inset-block-start: ${space(3)};
  inset-inline-start: ${space(2)};
  z-index: ${layer.cardOverlay};
  padding: ${rem(3)} ${space(2)};
  border-radius: ${rem(6)};
  background: ${color('bg.surface')};
  color: ${color('danger.text')};
  font: ${type('label')};
`;
