import { color, rem, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: ${space(3)};
`;

export const Title = styled.h3`
  outline: none;
  color: ${color('danger.text')};
  font: ${type('price')};
`;

export const CanFill = styled.div`
  display: grid;
  gap: ${space(2)};
`;

export const Label = styled.span`
  font: ${type('chip')};
`;

export const Keys = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`;

/** As high as the counter's other buttons. */
export const Step = styled.button`
  min-block-size: ${rem(56)};
  min-inline-size: ${rem(72)};
  border: 1.5px solid ${color('line.control')};
  border-radius: ${rem(14)};
  background: ${color('bg.surface')};
  color: ${color('text.link')};
  font: ${type('button')};

  &[aria-disabled='true'] {
    border-color: transparent;
    background: ${color('neutral.bg')};
    color: ${color('neutral.text')};
    cursor: default;
  }
`;

export const Figure = styled.span`
  flex: 1;
  font: ${type('price')};
  font-size: ${rem(32)};
  text-align: center;
`;

/** Below a line; empty where nothing is sold. */
export const Panel = styled.div`
  display: grid;
  gap: ${space(2)};
  justify-items: start;

  &:has(> :not(:empty)) {
    padding-block-start: ${space(3)};
    border-block-start: 1px solid ${color('line.subtle')};
  }
  > div {
    inline-size: 100%;
  }
  /* A status that is empty takes no room. */
  > p:empty {
    position: absolute;
  }
  && > button {
    margin-inline: calc(${space(4)} * -1);
    color: ${color('danger.text')};
  }
`;
