import { color, layer, rem, size, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  inline-size: 100%;
  max-inline-size: ${rem(720)};
  margin-inline: auto;
  padding-block-end: ${space(10)};
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
`;

export const SignedOut = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(5)};
  inline-size: 100%;
  max-inline-size: ${size.contentMax};
  margin-inline: auto;
  padding: ${space(16)} ${space(4)};
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

/** With large type the button goes below the words. */
export const Row = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: center;
  padding: ${space(3)};
  border: 1px solid ${color('line.subtle')};
  border-radius: ${rem(14)};
  background: ${color('bg.surface')};
`;

/** The old city's arch, in the category's colour. */
export const Arch = styled.div`
  flex: none;
  overflow: hidden;
  inline-size: ${rem(56)};
  block-size: ${rem(64)};
  border-radius: ${rem(28)} ${rem(28)} ${rem(8)} ${rem(8)};
  background: ${color('bg.sunken')};

  > div {
    block-size: 100%;
    mask: none;
  }
  svg[data-drawn] {
    block-size: 84%;
    margin-block-start: 20%;
  }
`;

export const Words = styled.div`
  display: grid;
  flex: 1 1 ${rem(210)};
  justify-items: start;
  gap: ${space(1)};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

/** The whole row is its link. */
export const Open = styled.a`
  display: block;
  min-block-size: 24px;
  color: ${color('text.default')};
  font: ${type('button')};
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${rem(14)};
    content: '';
  }
  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid ${color('focus.ring')};
    outline-offset: 2px;
  }
`;

/** Above the link. */
export const Stop = styled.div`
  position: relative;
  z-index: ${layer.cardOverlay};
  margin-inline-start: auto;
`;
