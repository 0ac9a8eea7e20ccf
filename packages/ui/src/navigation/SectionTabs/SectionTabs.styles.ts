import styled from 'styled-components';
import { color, from, radius, rem, size, space, type } from '../../theme/index.ts';

/** As high as the page beside it; its list is sticky. */
export const Root = styled.nav`
  flex: 1 1 100%;
  min-inline-size: 0;

  ${from('lg')} {
    flex: none;
    inline-size: ${rem(256)};
    background: ${color('bg.brandDeep')};
  }
`;

export const Row = styled.ul`
  display: flex;
  gap: ${space(2)};
  padding: ${space(4)};
  overflow-x: auto;
  scrollbar-width: none;

  ${from('lg')} {
    position: sticky;
    inset-block-start: ${size.header};
    flex-direction: column;
    gap: ${rem(4)};
    max-block-size: calc(100dvh - ${size.header});
    padding: ${rem(18)} ${space(3)};
    overflow: hidden auto;
  }
`;

export const Tab = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${rem(10)};
  min-block-size: ${size.touch};
  padding: ${space(1)} ${rem(15)};
  border: 1px solid ${color('line.control')};
  border-radius: ${radius.chip};
  background: ${color('chip.bg')};
  color: ${color('chip.text')};
  font: ${type('chip')};
  text-decoration: none;
  white-space: nowrap;

  > [aria-hidden] {
    display: none;
  }
  &:hover {
    background: ${color('bg.sunken')};
  }
  &[aria-current] {
    border-color: ${color('chip.selectedBg')};
    background: ${color('chip.selectedBg')};
    color: ${color('chip.selectedText')};
  }
  &:focus-visible {
    border-radius: ${radius.chip};
  }

  ${from('lg')} {
    min-block-size: ${rem(46)};
    padding-inline: ${rem(14)};
    border-color: transparent;
    border-radius: ${radius.control};
    background: transparent;
    color: ${color('text.onBrandMuted')};
    white-space: normal;

    > [aria-hidden] {
      display: block;
    }
    &:hover {
      background: ${color('bg.brand')};
      color: ${color('text.onBrand')};
    }
    &[aria-current] {
      border-color: transparent;
      background: ${color('tag.bg')};
      color: ${color('tag.text')};
      font-weight: 600;
    }
    &:focus-visible {
      border-radius: ${radius.control};
      outline-color: ${color('text.onBrand')};
      outline-offset: 1px;
    }
  }
  @media (forced-colors: active) {
    &[aria-current] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`;

export const Count = styled.span`
  margin-inline-start: auto;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
