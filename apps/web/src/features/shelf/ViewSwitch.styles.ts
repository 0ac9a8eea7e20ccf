import { color, radius, rem, size, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

/** One track, on which the chosen part is raised. */
export const Root = styled.nav`
  display: flex;
  flex: none;
  border-radius: ${radius.control};
  background: ${color('neutral.bg')};
`;

export const Part = styled.a`
  display: flex;
  gap: ${rem(6)};
  align-items: center;
  min-block-size: ${size.touch};
  padding-inline: ${space(3)};
  border: 2px solid transparent;
  border-radius: ${radius.control};
  color: ${color('text.link')};
  font: ${type('chip')};
  text-decoration: none;

  &[aria-current] {
    border-color: ${color('action.secondary.line')};
    background: ${color('bg.surface')};
    color: ${color('text.default')};
  }
  @media (forced-colors: active) {
    &[aria-current] {
      border-color: Highlight;
    }
  }
`;
