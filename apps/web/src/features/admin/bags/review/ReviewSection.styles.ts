import { color, from, radius, rem, size, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  &[data-open] {
    display: none;

    ${from('lg')} {
      display: grid;
    }
  }
`;

/** The list with the panel beside it; on a phone one or the other. */
export const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  align-items: start;

  &[data-open] > ol,
  &:not([data-open]) > div {
    display: none;
  }
  ${from('lg')} {
    grid-template-columns: minmax(0, 1fr) ${rem(360)};

    &[data-open] > ol,
    &:not([data-open]) > div {
      display: grid;
    }
  }
  ${from('xl')} {
    grid-template-columns: minmax(0, 1fr) ${rem(400)};
  }
`;

export const List = styled.ol`
  overflow: hidden;
  border: 1px solid ${color('line.subtle')};
  border-radius: ${radius.card};
  background: ${color('bg.surface')};

  > li + li {
    border-block-start: 1px solid ${color('line.subtle')};
  }
`;

export const Row = styled.button`
  display: grid;
  grid-template-areas: 'picture name wait' 'picture kind price';
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  inline-size: 100%;
  padding: ${space(3)};
  border: 0;
  border-inline-start: 4px solid transparent;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${color('bg.sunken')};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  ${from('lg')} {
    &[aria-current] {
      border-inline-start-color: ${color('success.solid')};
      background: ${color('success.bg')};
    }
  }
  ${from('xl')} {
    grid-template-areas: 'picture name kind price wait';
    grid-template-columns: auto minmax(0, 1fr) ${rem(100)} ${rem(104)} ${rem(92)};
  }
`;

export const Arch = styled.span`
  grid-area: picture;
  overflow: hidden;
  inline-size: ${size.touch};
  block-size: ${rem(50)};
  border-radius: ${rem(22)} ${rem(22)} ${rem(6)} ${rem(6)};

  > div {
    block-size: 100%;
    mask: none;
  }
`;

export const Name = styled.span`
  display: grid;
  grid-area: name;
  color: ${color('text.muted')};
  overflow-wrap: anywhere;

  > strong {
    color: ${color('text.default')};
  }
`;

export const Kind = styled.span`
  grid-area: kind;
`;

export const Price = styled.span`
  display: grid;
  grid-area: price;
  justify-items: end;
`;

export const Amounts = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
  align-items: baseline;
  justify-content: end;
`;

export const Wait = styled.span`
  display: grid;
  grid-area: wait;
  justify-items: end;
  text-align: end;
`;

export const Since = styled.span`
  &[data-long] {
    color: ${color('danger.text')};
    font-weight: 600;
  }
`;

export const Share = styled.span`
  color: ${color('text.muted')};
  font: ${type('caption')};

  &[data-long] {
    color: ${color('danger.text')};
    font-weight: 600;
  }
`;

/** As it is on sale until the decision. */
export const Old = styled.s`
  color: ${color('text.muted')};
`;

export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${from('lg')} {
    /* The keyboard scrolls it by what takes the focus in it: without a decision it scrolls with the page. */
    &:has(form) {
      position: sticky;
      inset-block-start: ${rem(84)};
      overflow: auto;
      max-block-size: max(${rem(420)}, calc(100dvh - ${rem(236)}));
    }
    border: 1px solid ${color('line.subtle')};
    border-radius: ${radius.card};
    background: ${color('bg.surface')};
  }
`;

export const PanelHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: start;
  padding: ${space(3)} 0;

  > div:nth-last-child(2) {
    flex: 1 1 0;
    min-inline-size: ${rem(180)};
    overflow-wrap: anywhere;
  }
  ${from('lg')} {
    padding: ${space(4)};
    border-block-end: 1px solid ${color('line.subtle')};
  }
`;

export const Title = styled.h2`
  font: ${type('price')};
  line-height: 1.3;
`;

export const OnPhone = styled.div`
  ${from('lg')} {
    display: none;
  }
`;

export const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding-block: ${space(3)};

  /* Both languages side by side. */
  > [inert] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(3)};
  }
  ${from('lg')} {
    padding: ${space(4)};
  }
`;

export const Findings = styled.ul`
  display: grid;
  gap: ${space(2)};
`;

export const Finding = styled.li`
  display: flex;
  gap: ${space(2)};
  align-items: start;

  > svg {
    flex: none;
    margin-block-start: ${rem(3)};
    color: ${color('success.text')};
  }
  &[data-wrong] {
    color: ${color('danger.text')};
  }
  &[data-wrong] > svg {
    color: inherit;
  }
`;

export const Said = styled.p`
  padding: ${space(2)} ${space(3)};
  border-inline-start: 4px solid ${color('tag.bg')};
  background: ${color('warning.bg')};
  color: ${color('warning.text')};
  overflow-wrap: anywhere;
`;

export const Decision = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding-block: ${space(3)};
  border-block-start: 1px solid ${color('line.subtle')};

  ${from('lg')} {
    position: sticky;
    inset-block-end: 0;
    padding: ${space(4)};
    background: ${color('bg.surface')};
  }
`;

export const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${rem(140)}, 1fr));
  gap: ${space(3)};
`;

/** In a chip, behind its name. */
export const Number = styled.span`
  margin-inline-start: ${space(2)};
  font-weight: 400;
`;
