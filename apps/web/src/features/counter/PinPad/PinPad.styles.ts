import styled from 'styled-components';
import { color, radius, rem, size, space, type, visuallyHidden } from '@zawadeh/ui';
import { MainAction } from '../mainAction.ts';
import { deepGreen } from '../workPage.ts';

export const Root = styled.div`
  ${deepGreen}
  display: flex;
  flex-direction: column;
  justify-content: end;
  gap: ${space(3)};
  min-block-size: 100%;
  padding: ${space(6)} ${space(6)} calc(${space(2)} + env(safe-area-inset-bottom));
`;

export const Top = styled.div`
  display: grid;
  flex: 1;
  align-content: center;
  justify-items: center;
  gap: ${space(2)};
  text-align: center;
`;

export const Title = styled.h1`
  font: ${type('price')};
  font-size: ${rem(22)};
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

export const Dots = styled.div`
  position: relative;
  display: flex;
  gap: ${space(4)};
  margin-block: ${space(1)};
`;

export const Dot = styled.span`
  inline-size: ${rem(20)};
  block-size: ${rem(20)};
  border: 2px solid ${color('text.onBrand')};
  border-radius: 50%;

  &[data-optional] {
    border-style: dashed;
    border-color: ${color('text.onBrandMuted')};
  }
  &[data-typed] {
    border-style: solid;
    border-color: ${color('text.onBrand')};
    background: ${color('text.onBrand')};
  }
  @media (forced-colors: active) {
    &[data-typed] {
      background: CanvasText;
    }
  }
`;

/** Room for two lines, so that the pad does not move. */
export const Trouble = styled.div`
  position: relative;
  min-block-size: ${rem(50)};
  color: ${color('tag.bg')};
  font: ${type('button')};
  line-height: 1.5;
  font-variant-numeric: tabular-nums;

  @media (forced-colors: active) {
    color: CanvasText;
  }
`;

export const Wrong = styled.div`
  &[data-hidden] {
    ${visuallyHidden}
  }
`;

export const Pad = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(${size.button}, 1fr));
  gap: ${space(2)};
  inline-size: 100%;
  max-inline-size: ${rem(400)};
  margin-inline: auto;
`;

export const Key = styled.button`
  min-block-size: ${rem(64)};
  padding: 0;
  border: 1px solid ${color('text.onBrandMuted')};
  border-radius: ${radius.card};
  background: transparent;
  color: ${color('text.onBrand')};
  font: ${type('price')};
  font-size: ${rem(26)};
  line-height: 1.2;
  cursor: pointer;
  touch-action: manipulation;

  &:active {
    background: ${color('bg.brand')};
  }
  &:focus-visible {
    border-radius: ${radius.card};
  }
  &[aria-disabled='true'] {
    border-style: dashed;
    color: ${color('text.onBrandMuted')};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    color: ButtonText;

    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;

export const Delete = styled(Key)`
  display: grid;
  place-items: center;
  border-color: transparent;
`;

export const Open = styled(MainAction)`
  &&[aria-disabled='true'] {
    background: ${color('action.disabled.bg')};
    color: ${color('action.disabled.text')};
    box-shadow: none;
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &&[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  inline-size: 100%;
  max-inline-size: ${rem(400)};
  margin-inline: auto;
`;

export const Forgot = styled.button`
  min-block-size: ${size.button};
  padding: 0;
  border: 0;
  background: transparent;
  color: ${color('text.onBrandMuted')};
  font: ${type('button')};
  cursor: pointer;

  @media (forced-colors: active) {
    color: ButtonText;
  }
`;
