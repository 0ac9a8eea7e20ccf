import styled from 'styled-components';
import { color, radius, rem, type } from '../../theme/index.ts';

/** Grows towards the start, so that a long count does not widen the page. */
export const Root = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  min-inline-size: ${rem(20)};
  block-size: ${rem(20)};
  padding-inline: ${rem(5)};
  border-radius: ${radius.chip};
  background: ${color('action.primary.bg')};
  color: ${color('action.primary.text')};
  font: ${type('label')};
  line-height: 1;
  font-variant-numeric: tabular-nums;
  box-shadow: 0 0 0 2px ${color('bg.page')};

  /* Isolated, because in Arabic 99+ would become +99. A direction on the badge would move it to another corner. */
  &::before {
    content: '\\2066' attr(data-count) '\\2069';
  }
  &[data-fresh] {
    background: ${color('action.primary.bgHover')};
  }
  @media (forced-colors: active) {
    border: 1px solid;
    background: Canvas;
  }
`;
