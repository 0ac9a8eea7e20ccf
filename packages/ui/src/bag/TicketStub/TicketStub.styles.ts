import styled from 'styled-components';
import { color, radius, rem, size, space, type } from '../../theme/index.ts';

/** The padding of the paper, which the torn line crosses. */
const EDGE = space(4);
const NOTCH = rem(18);

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(3)};

  /* Below the name where both are too wide for one line. */
  > :first-child {
    flex: 1 1 ${rem(140)};
  }
`;

export const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  min-inline-size: 0;
`;

export const Quiet = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-inline-size: 0;
  color: ${color('text.muted')};
  font: ${type('bodySmall')};
  overflow-wrap: anywhere;
`;

/** An icon in front of each row; the amount at the end of its line. */
export const Rows = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin-block-start: ${space(3)};
  font: ${type('body')};
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: ${size.iconSmall} minmax(0, 1fr) auto;
  column-gap: ${space(3)};
  overflow-wrap: anywhere;

  /* The icon is centred on the first line of any number of lines. */
  > :first-child {
    block-size: 1lh;
  }
  &[data-strong] {
    font-weight: 600;
  }
`;

/** Never apart from its number. */
export const Times = styled.span`
  white-space: nowrap;

  ${Row} > * > & {
    font-weight: 700;
  }
`;

export const RowNote = styled.div`
  grid-column: 2 / -1;
  justify-self: end;
`;

/** Below the line at which the shop tears the paper, with a notch at each end. */
export const Torn = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  margin-block-start: ${space(4)};
  margin-inline: calc(-1 * ${EDGE});
  padding-block-start: ${space(4)};
  padding-inline: ${EDGE};

  /* Dashes of the same length in every browser. */
  background: repeating-linear-gradient(90deg, ${color('text.muted')} 0 6px, transparent 6px 10px) top /
    calc(100% - ${rem(28)}) 2px no-repeat;

  &::before,
  &::after {
    position: absolute;
    inset-block-start: calc(${NOTCH} / -2 + 1px);
    inline-size: ${NOTCH};
    block-size: ${NOTCH};
    border-radius: 50%;
    background: ${color('bg.page')};
    content: '';
  }
  &::before {
    inset-inline-start: calc(${NOTCH} / -2);
  }
  &::after {
    inset-inline-end: calc(${NOTCH} / -2);
  }
  @media (forced-colors: active) {
    border-block-start: 2px dashed;

    &::before,
    &::after {
      content: none;
    }
  }
`;

/** Brass, as what is shown at the counter. */
export const Plate = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  padding: ${space(2)};
  border: 2px solid transparent;
  border-radius: ${radius.cardBottom};
  background: ${color('tag.bg')};
  color: ${color('tag.text')};
  text-align: center;

  [data-theme='contrast'] & {
    border-color: currentColor;
  }
  @media (prefers-contrast: more) {
    border-color: currentColor;
  }
`;

export const PlateName = styled.span`
  font: ${type('bodySmall')};
`;

export const Qr = styled.div`
  display: grid;
  justify-items: center;
  min-inline-size: 0;
`;

export const Note = styled.div`
  color: ${color('text.muted')};
  font: ${type('bodySmall')};
  text-align: center;
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

/** What is over, in three lines. */
export const Folded = styled.div`
  display: grid;
  grid-template-columns: ${size.icon} minmax(0, 1fr);
  align-items: center;
  gap: ${space(3)};

  > :first-child {
    color: ${color('text.price')};
  }
`;

export const FoldedName = styled.h2`
  font: ${type('button')};
  overflow-wrap: anywhere;
`;

export const Outcome = styled.p`
  font: ${type('label')};
`;
