import styled, { css } from 'styled-components';
import { color, radius, rem, space, type } from '@zawadeh/ui';
import { OtherAction } from '../../mainAction.ts';

const card = css`
  display: grid;
  gap: ${space(2)};
  inline-size: 100%;
  padding: ${space(3)} ${rem(14)};
  border: 1px solid ${color('line.control')};
  border-radius: ${radius.card};
  background: ${color('bg.surface')};
  color: ${color('text.default')};

  &[data-late] {
    border-color: ${color('danger.line')};
  }
`;

export const Card = styled.div`
  ${card}
`;

export const Button = styled.button`
  ${card}
  text-align: start;
  cursor: pointer;
  touch-action: manipulation;

  &[data-ready] {
    border-width: 2px;
  }
  &[data-ready]:not([data-late]) {
    border-color: ${color('action.secondary.line')};
  }
  &:hover,
  &:active {
    background: ${color('bg.sunken')};
  }
  &:focus-visible {
    border-radius: ${radius.card};
  }
`;

export const Heading = styled.h3`
  font: inherit;
`;

export const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  align-items: baseline;
`;

export const Place = styled.span`
  flex: 1;
  font: ${type('price')};
  font-weight: 500;
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

export const Time = styled.strong`
  margin-inline-end: ${space(2)};
  font-size: ${rem(22)};
  font-weight: 700;
  white-space: nowrap;
`;

export const Late = styled.span`
  display: block;
  color: ${color('danger.text')};
  font: ${type('button')};
`;

export const Code = styled.span`
  font: ${type('price')};
  line-height: 1.4;
`;

export const What = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
  align-items: baseline;
  min-inline-size: 60%;
  font: ${type('body')};
  line-height: 1.5;
  overflow-wrap: anywhere;
`;

export const Bags = styled.bdi`
  white-space: nowrap;
`;

export const End = styled.span`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  color: ${color('action.secondary.text')};
  font: ${type('button')};
`;

export const ToSend = styled.span`
  display: inline-flex;
  gap: ${space(1)};
  align-items: center;
  color: ${color('text.muted')};
  font: ${type('chip')};
`;

export const Shops = styled.ul`
  display: grid;
`;

/** In little room, or with large type, the button goes below the shop. */
export const Shop = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  align-items: center;
  padding-block: ${space(2)};
  border-block-start: 1px solid ${color('line.subtle')};

  &:last-child {
    padding-block-end: 0;
  }
`;

export const ShopWords = styled.span`
  display: grid;
  flex: 1;
  min-inline-size: ${rem(96)};
  overflow-wrap: anywhere;
`;

export const ShopName = styled.span`
  font: ${type('button')};
  line-height: 1.4;
`;

export const Muted = styled.span`
  color: ${color('text.muted')};
  font: ${type('chip')};
  line-height: 1.5;
`;

export const Done = styled.span`
  display: flex;
  gap: ${space(1)};
  align-items: center;
  color: ${color('action.secondary.text')};
  font: ${type('button')};
`;

export const PickUp = styled(OtherAction)`
  && {
    min-block-size: ${rem(52)};
    font-size: ${rem(17)};
  }
`;

export const Address = styled.span`
  flex: 1 0 100%;
  font: ${type('body')};
  line-height: 1.5;
  overflow-wrap: anywhere;
`;

export const Ways = styled.span`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
`;

export const WayLink = styled(OtherAction)`
  && {
    flex: 1;
    min-block-size: ${rem(48)};
    font-size: ${rem(17)};
    white-space: nowrap;
  }
`;
