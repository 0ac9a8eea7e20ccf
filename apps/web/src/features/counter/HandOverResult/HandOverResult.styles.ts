import styled from 'styled-components';
import { color, onBrand, radius, rem, space, type } from '@zawadeh/ui';
import { MainAction } from '../mainAction.ts';
import { hugeTitle } from '../workPage.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100%;
`;

export const Field = styled.div`
  display: grid;
  flex: 1;
  align-content: center;
  justify-items: center;
  gap: ${space(3)};
  padding: ${space(5)};
  font: ${type('button')};
  font-size: ${rem(18)};
  line-height: 1.5;
  text-align: center;
  text-wrap: balance;
  overflow-wrap: anywhere;

  &[data-tone='go'] {
    ${onBrand}
    background: ${color('bg.brand')};
    color: ${color('text.onBrand')};
  }
  &[data-tone='stop'] {
    background: ${color('action.danger.bg')};
    color: ${color('action.danger.text')};
  }
  @media (forced-colors: active) {
    &[data-tone] {
      border: 6px solid;
      color: CanvasText;
    }
    &[data-tone='stop'] {
      border-style: double;
    }
  }
`;

export const Words = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(3)};

  &:focus {
    outline: 0;
  }
`;

/** Not mirrored: a hand and a check mark say the same in both directions. */
export const Sign = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${rem(112)};
  block-size: ${rem(112)};
  margin-block-end: ${space(2)};
  border: 7px solid;
  border-radius: 50%;

  > * {
    inline-size: ${rem(68)};
    block-size: ${rem(68)};
  }
`;

export const Title = styled.h1`
  ${hugeTitle}
`;

export const Subtitle = styled.p`
  font-weight: 700;
  font-size: ${rem(26)};
  line-height: 1.35;
`;

export const Undo = styled(MainAction)`
  && {
    inline-size: 100%;
    max-inline-size: ${rem(300)};
    margin-block-start: ${space(4)};
    border-radius: ${radius.card};
    font-size: ${rem(18)};
  }
`;

/** Beside each other where they fit. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(2)};

  > * {
    flex: 1;
    white-space: nowrap;
  }
`;

export const Seconds = styled.span`
  color: ${color('text.onBrandMuted')};
  font-variant-numeric: tabular-nums;

  @media (forced-colors: active) {
    color: inherit;
  }
`;
