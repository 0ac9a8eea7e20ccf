import styled, { css } from 'styled-components';
import { color, rem, space, type } from '../../theme/index.ts';
import { fieldShape } from '../Field/Field.styles.ts';

/** Shared by the text area and its copy, so that both wrap alike. */
const sameLines = css`
  grid-area: 1 / 1;
  max-block-size: calc(10lh + 2 * ${space(3)});
  padding-block: ${space(3)};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/** Takes the height of an invisible copy of the text, because not every browser supports field-sizing. */
export const Grow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  &::after {
    ${fieldShape}
    ${sameLines}
    content: attr(data-text) ' ';
    overflow: hidden;
    visibility: hidden;
  }
  &:has([aria-invalid='true'])::after {
    border-width: 2px;
  }
  @media (forced-colors: active) {
    &:has([aria-invalid='true'])::after {
      border-width: 3px;
    }
  }
`;

export const Text = styled.textarea`
  ${fieldShape}
  ${sameLines}
  display: block;
  min-block-size: calc(2lh + 2 * ${space(3)});
  margin: 0;
  overflow-y: auto;
  resize: none;
`;

export const HintArea = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
`;

export const Remaining = styled.span`
  margin-inline-start: auto;
  color: ${color('text.default')};
  font: ${type('label')};
  line-height: ${rem(20)};
`;
