import styled from 'styled-components';
import { secondaryLook } from '../../controls/Button/Button.styles.ts';
import { color, from, layer, radius, rem, shadow, size, space, type } from '../../theme/index.ts';
import { choiceShape, smallSelect } from '../smallSelect.ts';

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  font: ${type('bodySmall')};
`;

/** Only shown on cards; a table has these controls in its header. */
export const OnCards = styled.div`
  &[data-grows] {
    flex: 1 1 ${rem(128)};
    min-inline-size: 0;
  }
  ${from('md')} {
    display: none;
  }
`;

export const Counts = styled.p`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  color: ${color('text.muted')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const Chosen = styled.span`
  color: ${color('text.default')};
  font-weight: 600;
`;

export const Checkbox = styled.label`
  display: inline-flex;
  align-items: center;
  min-inline-size: ${size.touch};
  min-block-size: ${size.touch};
  padding-inline: ${rem(12)};
  gap: ${space(2)};
  cursor: pointer;

  > input {
    flex: none;
    inline-size: ${rem(20)};
    block-size: ${rem(20)};
    margin: 0;
    accent-color: ${color('success.solid')};
    cursor: inherit;
  }
`;

export const Choice = styled.span`
  ${choiceShape}
  display: flex;
`;

export const Select = styled.select`
  ${smallSelect}
  inline-size: 100%;
  text-overflow: ellipsis;
`;

export const Columns = styled.details`
  position: relative;
`;

export const ColumnsButton = styled.summary`
  ${secondaryLook}
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-block-size: ${size.touch};
  padding-inline: ${space(3)};
  border-radius: ${radius.control};
  font: ${type('chip')};
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    background: ${color('action.secondary.bgHover')};
  }
  &:focus-visible {
    border-radius: ${radius.control};
  }
`;

export const ColumnsList = styled.div`
  position: absolute;
  z-index: ${layer.cardOverlay};
  inset-block-start: calc(100% + ${space(1)});
  inset-inline-end: 0;
  display: grid;
  inline-size: max-content;
  min-inline-size: 100%;
  max-inline-size: min(80vw, ${rem(320)});
  max-block-size: 60dvh;
  padding-block: ${space(1)};
  overflow: auto;
  border: 1px solid ${color('line.subtle')};
  border-radius: ${radius.control};
  background: ${color('bg.surface')};
  box-shadow: ${shadow('toolbar')};
`;
