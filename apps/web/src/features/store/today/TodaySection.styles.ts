import { color, from, radius, rem, size, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

/** From edge to edge, at the top of the section. */
export const Strip = styled.div`
  margin: calc(-1 * ${space(4)}) calc(-1 * ${space(4)}) 0;

  &:empty {
    display: none;
  }
  ${from('lg')} {
    margin: 0;
  }
`;

export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${rem(104)}), 1fr));
  gap: ${space(2)};
  max-inline-size: ${rem(640)};
`;

export const Figure = styled.div`
  display: grid;
  align-content: start;
  padding: ${space(3)} ${rem(10)};
  border: 1px solid ${color('line.subtle')};
  border-radius: ${radius.card};
  background: ${color('bg.surface')};
  color: ${color('text.default')};
  text-align: start;

  /* On a line of its own. */
  &[data-missed] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(3)};
    align-items: baseline;
    max-inline-size: ${rem(640)};
    color: ${color('danger.text')};
  }
`;

/** The figure that the page is opened for. */
export const Hero = styled(Figure).attrs({ as: 'button' })<{ type: 'button' }>`
  border-color: ${color('bg.brand')};
  background: ${color('bg.brand')};
  color: ${color('text.onBrand')};
  cursor: pointer;

  @media (forced-colors: active) {
    border: 3px solid ButtonText;
  }
`;

export const Label = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
  color: ${color('text.muted')};
  font: ${type('bodySmall')};

  button > & {
    color: ${color('text.onBrandMuted')};
  }
  [data-missed] > & {
    color: inherit;
  }
`;

export const Value = styled.span`
  font: ${type('price')};
  font-size: ${rem(26)};
  line-height: 1.35;
  font-variant-numeric: tabular-nums;
`;

export const Note = styled.span`
  color: ${color('text.muted')};
  font: ${type('bodySmall')};

  button > & {
    color: ${color('text.onBrandMuted')};
  }
  [data-missed] > & {
    color: inherit;
  }
`;

export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${rem(360)}), 1fr));
  align-items: start;
  gap: ${space(3)};
  max-inline-size: ${rem(960)};
  color: ${color('text.default')};
`;

/** Below the head of a dialog. */
export const People = styled(Cards)`
  padding-block-start: ${space(2)};
`;

/** A button as wide as a phone, not as a desktop. */
export const DockButton = styled.div`
  ${from('md')} {
    max-inline-size: ${rem(360)};
  }
`;

export const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: ${space(3)} ${space(4)} ${space(4)};
  border: 1px solid ${color('line.subtle')};
  border-radius: ${radius.card};
  background: ${color('bg.surface')};
`;

export const CardHead = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space(3)};
  align-items: center;
  min-block-size: ${size.touch};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  text-align: start;
  cursor: pointer;
`;

export const Chevron = styled.span`
  color: ${color('text.muted')};

  [aria-expanded='true'] > & {
    transform: scaleY(-1);
  }
`;

export const Picture = styled.span`
  display: block;
  flex: none;
  inline-size: ${rem(48)};
  block-size: ${rem(52)};
  overflow: hidden;
  border-radius: ${rem(24)} ${rem(24)} ${rem(10)} ${rem(10)};

  /* The picture fills the arch, without its zigzag edge. */
  && > div {
    block-size: 100%;
    mask: none;
    clip-path: none;
  }
  && > div > svg[data-drawn] {
    block-size: 84%;
    margin-block-start: 14%;
  }
`;

export const Words = styled.span`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Title = styled.span`
  font: ${type('button')};
  font-size: ${rem(17)};
`;

export const Line = styled.span`
  color: ${color('text.muted')};
  font: ${type('bodySmall')};
`;

/** Cells of 64 by 52; where they do not fit, the last one has a line of its own. */
export const Keys = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-block-start: ${space(3)};

  && button {
    min-block-size: ${rem(52)};
    padding-inline: ${space(3)};
    border-radius: ${radius.control};
    font-size: ${rem(16)};
  }
`;

export const Unsent = styled.small`
  display: block;
  color: ${color('warning.text')};
  font: ${type('caption')};
  font-weight: 600;
`;

export const Details = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-block-start: ${space(3)};
  padding-block-start: ${space(3)};
  border-block-start: 1px solid ${color('line.subtle')};

  > h3 {
    font: ${type('button')};
  }
`;

export const Coming = styled.ul`
  display: grid;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto ${rem(64)};
    gap: ${space(3)};
    padding-block: ${space(1)};
    overflow-wrap: anywhere;
  }
  > li > :last-child {
    font-weight: 600;
    text-align: end;
  }
`;

export const Add = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding-block-start: ${space(2)};
  color: ${color('text.default')};
`;

export const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space(3)};
  align-items: center;
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color('line.control')};
  border-radius: ${radius.card};
  background: ${color('bg.surface')};
  cursor: pointer;

  &:has(:checked) {
    border-color: ${color('action.secondary.line')};
    background: ${color('success.bg')};
    box-shadow: inset 0 0 0 1px ${color('action.secondary.line')};
  }
`;

export const Radio = styled.input`
  inline-size: ${rem(24)};
  block-size: ${rem(24)};
  margin: 0;
  accent-color: ${color('action.secondary.line')};
`;

export const HowMany = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${rem(64)} minmax(${rem(64)}, auto) ${rem(64)};
  gap: ${space(2)};
  align-items: center;
  font: ${type('button')};
`;

export const Step = styled.button`
  display: grid;
  place-items: center;
  min-block-size: ${rem(52)};
  padding: 0;
  border: 1.5px solid ${color('action.secondary.line')};
  border-radius: ${radius.control};
  background: ${color('bg.surface')};
  color: ${color('text.link')};
  cursor: pointer;
  touch-action: manipulation;

  &[aria-disabled='true'] {
    border-color: transparent;
    background: ${color('action.disabled.bg')};
    color: ${color('action.disabled.text')};
  }
`;

export const Count = styled.span`
  font: ${type('price')};
  font-size: ${rem(32)};
  text-align: center;
`;
