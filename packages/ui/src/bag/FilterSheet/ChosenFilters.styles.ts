import styled from 'styled-components';
import { color, radius, rem, size, space, type } from '../../theme/index.ts';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  outline: none;

  /* Keeps the focus of the last press, and takes no room. */
  &:empty {
    position: absolute;
  }
`;

export const Count = styled.p`
  margin-inline-end: ${space(1)};
  font: ${type('bodySmall')};
  font-weight: 600;
`;

export const Chosen = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${rem(6)};
  min-block-size: ${rem(36)};
  padding-inline: ${space(3)} ${space(2)};
  border: 1px solid ${color('action.secondary.line')};
  border-radius: ${radius.chip};
  background: ${color('success.bg')};
  color: ${color('success.text')};
  font: ${type('bodySmall')};
  font-weight: 500;
  cursor: pointer;

  /* The target of a finger reaches beyond the chip. */
  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block: calc((100% - ${size.touch}) / 2);
  }
  &:hover {
    background: ${color('bg.sunken')};
    color: ${color('text.default')};
  }
  &:focus-visible {
    border-radius: ${radius.chip};
  }
`;

export const Note = styled.p`
  flex-basis: 100%;
  color: ${color('text.muted')};
  font: ${type('bodySmall')};
`;
