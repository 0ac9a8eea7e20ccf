import styled, { css } from 'styled-components';
import { color, rem } from '@zawadeh/ui';

/** Brass is too light for an edge on paper, and forced colours remove every background. */
const parts = css`
  &[data-part='done'] {
    background: ${color('chart.1')};
  }
  &[data-part='waiting'] {
    background: ${color('tag.bg')};
    box-shadow: inset 0 0 0 1px ${color('line.control')};
  }
  &[data-part='missed'] {
    background: ${color('chart.5')};
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border: 1px solid CanvasText;
    box-shadow: none;

    &[data-part='done'] {
      background: CanvasText;
    }
    &[data-part='waiting'] {
      background: Canvas;
    }
    &[data-part='missed'] {
      background: repeating-linear-gradient(45deg, CanvasText 0 2px, Canvas 2px 5px);
    }
  }
`;

export const Root = styled.div`
  display: flex;
  gap: ${rem(2)};
  min-inline-size: ${rem(64)};
  block-size: ${rem(14)};
  overflow: hidden;
  border-radius: ${rem(3)};
  background: ${color('chart.track')};
`;

export const Part = styled.span`
  flex-basis: 0;
  min-inline-size: ${rem(6)};
  ${parts}
`;

export const Mark = styled.span`
  display: inline-block;
  flex: none;
  inline-size: ${rem(10)};
  block-size: ${rem(10)};
  margin-inline-end: ${rem(6)};
  border-radius: ${rem(2)};
  ${parts}
`;
