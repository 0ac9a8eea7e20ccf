import styled from 'styled-components';
import { color, radius, rem, space, type } from '../../theme/index.ts';

export const Root = styled.ul`
  background: ${color('bg.surface')};
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-block-start: 1px solid ${color('line.subtle')};
  font: ${type('bodySmall')};
  position: relative;

  &[data-unread] {
    background: ${color('bg.sunken')};
    font-weight: 600;
  }
`;

/** An arched frame with the icon of delivery or pickup. */
export const Tile = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${rem(40)};
  block-size: ${rem(40)};
  border-start-start-radius: ${rem(20)};
  border-start-end-radius: ${rem(20)};
  border-end-start-radius: ${radius.pill};
  border-end-end-radius: ${radius.pill};
  background: ${color('success.bg')};
  color: ${color('success.text')};
`;

export const Message = styled.p`
  overflow-wrap: anywhere;
`;

/** The link's press area covers the whole item. */
export const Open = styled.a`
  display: block;
  min-block-size: 24px;
  color: inherit;
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  &:hover {
    text-decoration: underline;
  }
`;

export const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(2)};
  margin-block-start: ${rem(2)};
  color: ${color('text.muted')};
  font: ${type('caption')};
`;

export const Empty = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(5)};
  padding: ${space(5)} ${space(4)} ${space(8)};
  background: ${color('bg.surface')};
  font: ${type('button')};
  text-align: center;
`;

export const Picture = styled.img`
  inline-size: ${rem(200)};
  block-size: ${rem(160)};
  object-fit: contain;
`;
