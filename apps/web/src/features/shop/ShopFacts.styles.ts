import { color, rem, size, space } from '@zawadeh/ui';
import styled from 'styled-components';

export const Place = styled.p`
  display: flex;
  gap: ${space(2)};
  align-items: baseline;
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    align-self: center;
  }
  > span {
    min-inline-size: 0;
  }
`;

export const Hours = styled.details`
  /* The hit area is higher than the line. */
  margin-block: calc(-1 * ${space(2)});
`;

export const HoursNow = styled.summary`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  inline-size: fit-content;
  max-inline-size: 100%;
  min-block-size: ${size.touch};
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
  &::after {
    inline-size: ${rem(8)};
    block-size: ${rem(8)};
    margin-block-end: ${rem(4)};
    margin-inline-start: ${space(1)};
    border: 2px solid ${color('text.muted')};
    clip-path: polygon(100% 0, 100% 100%, 0 100%);
    content: '';
    rotate: 45deg;
  }
  ${Hours}[open] > &::after {
    margin-block-end: ${rem(-4)};
    rotate: 225deg;
  }
`;

export const Week = styled.dl`
  display: grid;
  gap: ${space(1)} ${space(4)};
  grid-template-columns: max-content minmax(0, 1fr);
  margin: 0;
  padding-block-end: ${space(2)};
  /* Below the words, not below the clock. */
  padding-inline-start: calc(${space(5)} + ${space(2)});
  color: ${color('text.muted')};

  > div {
    display: contents;
  }
  > [aria-current] {
    color: ${color('text.default')};
    font-weight: 600;
  }
  > * > dd {
    margin: 0;
  }
`;

export const About = styled.div`
  overflow-wrap: anywhere;
`;
