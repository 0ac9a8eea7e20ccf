/** What the pages of the foundations are made of, in the product's own colours and type. */
import { color, from, radius, rem, space, type } from '../theme/index.ts';
import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
`;

/** Search and choices above a list. */
export const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

export const Count = styled.p`
  font: ${type('caption')};
  color: ${color('text.muted')};
`;

export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/** What it looks like, what it is called, and what can be copied. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)} ${space(4)};
  align-items: center;
  padding-block: ${space(3)};

  & + & {
    border-block-start: 1px solid ${color('line.subtle')};
  }
`;

export const Names = styled.div`
  display: grid;
  gap: ${space(1)};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Name = styled.strong`
  font: ${type('cardTitle')};
`;

export const Value = styled.span`
  font: ${type('caption')};
  color: ${color('text.muted')};
`;

/** Over the full width of its row. */
export const Wide = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  min-inline-size: 0;
`;

export const Cards = styled.ul<{ $least: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $least }) => rem($least)}, 100%), 1fr));
  gap: ${space(4)};
`;

/** The values of one thing in each theme, side by side. */
export const InThemes = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(2)};
  margin: 0;
  font: ${type('caption')};

  & > div {
    display: grid;
    align-content: start;
    gap: ${space(1)};
  }
  dt {
    color: ${color('text.muted')};
  }
  dd {
    display: grid;
    gap: ${space(1)};
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** A piece of one theme in another, so its colours are values and no roles. */
export const Swatch = styled.span`
  display: grid;
  place-items: center;
  min-block-size: ${rem(44)};
  border: 1px solid ${color('line.control')};
  border-radius: ${radius.pill};
  font: ${type('cardTitle')};
`;

export const Grade = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
  font: ${type('caption')};

  strong {
    font: ${type('label')};
  }
`;

/** The way of a moving dot. */
export const Track = styled.div`
  position: relative;
  block-size: ${rem(20)};
  border-radius: ${radius.control};
  background: ${color('bg.sunken')};
  box-shadow: inset 0 0 0 1px ${color('line.subtle')};
`;

export const Dot = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  inline-size: ${rem(20)};
  border-radius: 50%;
  background: ${color('bg.brand')};
  transition-property: inset-inline-start;

  &[data-moved] {
    inset-inline-start: calc(100% - ${rem(20)});
  }
  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

export const Curve = styled.svg`
  inline-size: ${rem(120)};
  overflow: visible;
  fill: none;
  stroke: ${color('text.price')};
  stroke-width: 3;

  [data-frame] {
    stroke: ${color('line.subtle')};
    stroke-width: 1;
  }
`;

/** A shadow needs room around it. */
export const Shadowed = styled.div`
  display: grid;
  place-items: center;
  block-size: ${rem(96)};
  margin: ${space(4)};
  border-radius: ${radius.card};
  background: ${color('bg.surface')};
  font: ${type('cardTitle')};
`;

export const Planes = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/** Each lies over the next one, by its real place. */
export const Plane = styled.li`
  position: relative;
  display: grid;
  gap: ${space(1)};
  margin-inline-end: calc(var(--below) * ${space(4)});
  margin-inline-start: calc(var(--above) * ${space(4)});
  padding: ${space(3)} ${space(4)} ${space(5)};
  border: 1px solid ${color('line.control')};
  border-radius: ${radius.card};
  background: ${color('bg.surface')};

  & + & {
    margin-block-start: calc(-1 * ${space(3)});
    padding-block-start: ${space(5)};
  }
`;

export const Files = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: ${space(4)};

  ${from('md')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  a {
    display: flex;
    gap: ${space(2)};
    align-items: center;
    min-block-size: ${rem(44)};
    font: ${type('bodySmall')};
    overflow-wrap: anywhere;
  }
`;

/** A tile that copies when it is pressed. */
export const Tile = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-content: start;
  gap: ${space(1)};
  inline-size: 100%;
  block-size: 100%;
  min-block-size: ${rem(120)};
  padding: ${space(4)} ${space(2)} ${space(3)};
  border: 1px solid ${color('line.subtle')};
  border-radius: ${radius.card};
  background: ${color('bg.surface')};
  cursor: pointer;
  text-align: center;
  overflow-wrap: anywhere;

  @media (hover: hover) {
    &:hover {
      border-color: ${color('line.strong')};
      background: ${color('action.secondary.bgHover')};
    }
  }
`;
