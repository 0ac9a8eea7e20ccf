import styled from 'styled-components';
import { color, pinkedEdge, radius, rem, space, type } from '@zawadeh/ui';
import { hugeTitle } from '../workPage.ts';

/** As high as its container: the bags scroll, the buttons stay. */
export const Root = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 0;
`;

/** The gap is no character, which a copied code would have. */
export const CodeStart = styled.span`
  margin-inline-end: ${rem(6)};
  color: ${color('text.onBrandMuted')};
  font-weight: 400;

  @media (forced-colors: active) {
    color: inherit;
  }
`;

export const Room = styled.div`
  display: flex;
  flex: 1;
  min-block-size: 0;
  padding: ${space(4)} ${space(3)} 0;
  overflow-y: auto;

  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const Bag = styled.div`
  ${pinkedEdge}
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(3)};
  align-self: stretch;
  min-inline-size: 0;
  block-size: max-content;
  min-block-size: 100%;
  padding: ${space(6)} ${space(5)} ${space(4)};
  background: ${color('bg.kraft')};
  color: ${color('text.onKraft')};

  @media (forced-colors: active) {
    border: 2px solid;
    border-block: 0;
  }
`;

export const Head = styled.div`
  display: flex;
  gap: ${space(3)};
  align-items: center;
  justify-content: space-between;
`;

export const Title = styled.h2`
  ${hugeTitle}
`;

export const Number = styled.span`
  font: ${type('price')};
  font-size: ${rem(84)};
  line-height: 1;
`;

export const Lines = styled.ul`
  display: grid;
  flex: 1;
  align-content: start;
  gap: ${rem(10)};
`;

export const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(4)};
  font: ${type('price')};
  font-size: ${rem(24)};
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

export const Quantity = styled.span`
  display: grid;
  place-items: center;
  min-inline-size: ${rem(58)};
  min-block-size: ${rem(64)};
  border-radius: ${radius.control};
  background: ${color('bg.surface')};
  color: ${color('text.default')};
  font-size: ${rem(34)};
  font-variant-numeric: tabular-nums;

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const Due = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  font: ${type('body')};
`;
