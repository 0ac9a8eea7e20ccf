import styled from 'styled-components';
import { ablaqBand } from '../../foundations/ablaqBand.ts';
import { color, from, layer, radius, rem, size, space, type } from '../../theme/index.ts';

export const Root = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.header};
  background: ${color('bg.page')};
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-block-size: calc(${size.header} - ${rem(5)});
  padding-inline: ${space(2)};

  ${from('md')} {
    gap: ${space(1)};
    padding-inline: ${space(5)};
  }
  ${from('lg')} {
    max-inline-size: ${size.contentMax};
    margin-inline: auto;
    padding-inline: ${space(8)};

    &[data-full] {
      max-inline-size: none;
    }
  }
`;

export const Narrow = styled.span`
  display: contents;

  ${from('lg')} {
    display: none;
  }
`;

export const Wide = styled.span`
  display: none;

  ${from('lg')} {
    display: contents;
  }
`;

export const Links = styled.nav`
  display: none;

  ${from('lg')} {
    display: flex;
    gap: ${space(1)};
    margin-inline-start: ${space(4)};
  }
`;

export const Page = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${size.touch};
  padding-inline: ${space(4)};
  border-radius: ${radius.control};
  color: ${color('text.default')};
  font: ${type('chip')};
  text-decoration: none;

  &:hover {
    background: ${color('neutral.bg')};
  }
  &[aria-current] {
    background: ${color('success.bg')};
    color: ${color('success.text')};
    font-weight: 600;
  }
  &:focus-visible {
    border-radius: ${radius.control};
  }
  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid;
      outline-offset: -2px;
    }
  }
`;

export const Home = styled.a`
  display: inline-flex;
  align-items: center;
  min-inline-size: ${size.touch};
  min-block-size: ${size.touch};
  padding-inline: ${rem(6)};
  border-radius: ${radius.control};
  text-decoration: none;

  ${from('lg')} {
    margin-inline-start: ${rem(-6)};
  }
`;

/** Wraps to its own line with large type. */
export const End = styled.div`
  display: flex;
  flex: 1;
  min-inline-size: min(100%, ${rem(200)});
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;

  ${from('md')} {
    gap: ${space(1)};
  }
`;

/** On narrow screens only the menu has the switch, and on all phones when a user's e-mail takes the room. */
export const Language = styled.span`
  &[data-in-menu] {
    display: none;

    ${from('xs')} {
      &:not(:has(~ * [translate])) {
        display: contents;
      }
    }
    ${from('sm')} {
      display: contents;
    }
  }
`;

export const Band = styled.div`
  block-size: ${rem(5)};
  ${ablaqBand}
`;
