import styled from 'styled-components';
import { color, duration, easing, from, radius, rem, size, space, type } from '../../theme/index.ts';

export const Root = styled.button`
  flex: none;
  min-block-size: ${size.touch};
  padding-inline: ${rem(15)};
  border: 1px solid ${color('line.control')};
  border-radius: ${radius.chip};
  background: ${color('chip.bg')};
  color: ${color('chip.text')};
  font: ${type('chip')};
  white-space: nowrap;
  cursor: pointer;
  transition: background ${duration.fast} ${easing.standard};

  &:hover {
    background: ${color('bg.sunken')};
  }
  &[aria-pressed='true'] {
    border-color: ${color('chip.selectedBg')};
    background: ${color('chip.selectedBg')};
    color: ${color('chip.selectedText')};
  }
  &:focus-visible {
    border-radius: ${radius.chip};
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`;

/** Extends to the page's edges on a phone, so that a half-visible chip hints at more. */
export const Group = styled.div`
  display: flex;
  gap: ${space(2)};
  margin-inline: calc(-1 * ${space(4)});
  padding: ${space(1)} ${space(4)};
  overflow-x: auto;
  scrollbar-width: none;

  ${from('md')} {
    flex-wrap: wrap;
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
  }
`;
