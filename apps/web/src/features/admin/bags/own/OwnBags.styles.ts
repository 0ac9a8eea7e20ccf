import { color, from, radius, rem, size, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

export { Fieldset } from '../../editor.styles.ts';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: baseline;
  justify-content: space-between;
`;

export const Count = styled.div`
  max-inline-size: ${rem(220)};
`;

/** In a chip, behind its name. */
export const Number = styled.span`
  margin-inline-start: ${space(2)};
  font-weight: 400;
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${rem(400)}), 1fr));
  gap: ${space(3)};
  align-items: start;
`;

/** One bag: a press anywhere but on its menu opens it. */
export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1)} ${space(3)};
  align-items: start;
  padding: ${space(3)};
  border: 1px solid ${color('line.subtle')};
  border-radius: ${radius.card};
  background: ${color('bg.surface')};

  &[data-review='open'] {
    border-color: ${color('info.line')};
  }
  &[data-review='sentBack'] {
    border-color: ${color('tag.bg')};
  }
  &[data-new] {
    box-shadow: inset 0 0 0 1.5px ${color('success.solid')};
  }
`;

/** The old city's arch. */
export const Arch = styled.div`
  overflow: hidden;
  inline-size: ${rem(64)};
  block-size: ${rem(72)};
  border-radius: ${rem(32)} ${rem(32)} ${rem(8)} ${rem(8)};

  > div {
    block-size: 100%;
    mask: none;
  }
  svg[data-drawn] {
    margin-block-start: ${rem(8)};
  }
`;

export const Body = styled.div`
  display: grid;
  gap: ${space(1)};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  /* Beside the menu. */
  > h2 {
    min-block-size: ${rem(32)};
    padding-inline-end: ${size.touch};
  }
`;

export const Open = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: ${type('cardTitle')};
  text-align: start;
  cursor: pointer;

  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
    content: '';
  }
  &:focus-visible {
    outline: 0;
  }
  &:focus-visible::after {
    outline: 3px solid ${color('focus.ring')};
    outline-offset: 2px;
  }
`;

/** Above the surface of the row. */
export const Actions = styled.div`
  position: absolute;
  inset-block-start: ${space(1)};
  inset-inline-end: ${space(1)};
`;

export const PriceLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
  align-items: baseline;

  > strong {
    color: ${color('success.text')};
    font: ${type('price')};
  }
  > s {
    color: ${color('text.muted')};
  }
`;

/** What is saved of the full price, in brass; in sumac where the price is dear. */
export const Off = styled.span`
  color: ${color('warning.text')};
  font-weight: 600;

  &[data-dear] {
    color: ${color('danger.text')};
  }
`;

export const States = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;
  color: ${color('text.muted')};
  font: ${type('bodySmall')};
`;

/** What Zawadeh said about a bag that was sent back. */
export const SentBack = styled.p`
  padding: ${space(2)} ${space(3)};
  border-inline-start: 4px solid ${color('tag.bg')};
  border-radius: ${rem(8)};
  background: ${color('warning.bg')};
  color: ${color('warning.text')};
  overflow-wrap: anywhere;
`;

export const FormHead = styled.div`
  display: flex;
  gap: ${space(2)};
  align-items: center;
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  max-inline-size: ${rem(640)};
`;

/** The picture of the card, because that is what is made. */
export const Hero = styled.div`
  block-size: ${rem(200)};

  > div {
    block-size: 100%;
  }
`;

export const Prices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${rem(140)}, 1fr));
  gap: ${space(3)};
  align-items: start;
`;

export const UnderPrices = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
  margin-block-start: ${space(1)};
`;

export const ReadPrices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: baseline;

  > p {
    flex-basis: 100%;
  }
`;

/** Seven in a row in English; Arabic names are longer. */
export const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};

  ${from('md')} {
    gap: ${space(2)};
  }
`;

export const Day = styled.button`
  flex: 1 0 auto;
  min-inline-size: ${size.touch};
  min-block-size: ${size.touch};
  padding: 0 ${space(2)};
  border: 1.5px solid ${color('line.control')};
  border-radius: ${radius.control};
  background: ${color('bg.surface')};
  color: ${color('text.default')};
  font: ${type('caption')};
  cursor: pointer;

  &[aria-pressed='true'] {
    border-color: ${color('chip.selectedBg')};
    background: ${color('chip.selectedBg')};
    color: ${color('chip.selectedText')};
    font-weight: 600;
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border: 3px solid Highlight;
    }
  }
`;

export const Wrong = styled.p`
  color: ${color('danger.text')};
  font: ${type('bodySmall')};
`;

/** The button of the dock; as wide as the dock on a phone alone. */
export const Next = styled.div`
  ${from('md')} {
    inline-size: ${rem(320)};
    max-inline-size: 100%;
  }
`;

/** Two dozen drawings are long on a phone, and most shops take a photo. */
export const Drawings = styled.details`
  > summary {
    min-block-size: ${size.touch};
    padding-block: ${space(2)};
    color: ${color('text.link')};
    font: ${type('button')};
    cursor: pointer;
  }
`;
