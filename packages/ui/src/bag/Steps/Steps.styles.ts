import styled from 'styled-components';
import { color, radius, rem, space, type } from '../../theme/index.ts';

export const Root = styled.ol`
  display: grid;

  &[data-look='small'] {
    gap: ${space(4)};
  }
`;

export const Step = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${space(4)};

  [data-look='large'] > & {
    padding-block: ${space(4)};
  }
  [data-look='large'] > & + & {
    border-block-start: 1.5px dashed ${color('line.control')};
  }
  [data-look='small'] > & {
    gap: ${space(3)};
  }
`;

/** An arched frame around the numeral. */
export const Numeral = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  min-inline-size: ${rem(48)};
  min-block-size: ${rem(54)};
  border: 1px solid transparent;
  border-radius: ${rem(24)} ${rem(24)} ${radius.pill} ${radius.pill};
  background: ${color('bg.kraft')};
  color: ${color('text.onKraft')};
  font: ${type('h1')};
  line-height: 1;

  [data-look='small'] > * > & {
    min-inline-size: ${rem(30)};
    min-block-size: ${rem(30)};
    border-radius: ${rem(15)} ${rem(15)} ${rem(6)} ${rem(6)};
    background: ${color('success.bg')};
    color: ${color('success.text')};
    font: ${type('label')};
    font-weight: 700;
  }
`;

export const Words = styled.div`
  display: grid;
  flex: 1;
  gap: ${space(1)};
  min-inline-size: 0;
  overflow-wrap: anywhere;
  text-wrap: pretty;

  [data-look='small'] > * > & {
    padding-block-start: calc((${rem(30)} - 1lh) / 2);
  }
`;

export const Title = styled.p`
  font: ${type('body')};

  [data-look='large'] & {
    font: ${type('button')};
    line-height: inherit;
  }
`;

export const Text = styled.p`
  color: ${color('text.muted')};
  font: ${type('bodySmall')};
`;

/** A block, so that it aligns with its own language. */
export const OtherLanguage = styled.div`
  margin-block-start: ${space(1)};
  color: ${color('text.muted')};
  font: ${type('bodySmall')};
`;
