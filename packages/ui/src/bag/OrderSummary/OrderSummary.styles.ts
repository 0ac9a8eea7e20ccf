import styled from 'styled-components';
import { color, rem, space, type } from '../../theme/index.ts';

export const Container = styled.div`
  container-type: inline-size;
`;

export const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) max-content;
  gap: ${space(3)} ${space(4)};
  margin: 0;
`;

export const Line = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: baseline;
  font: ${type('body')};

  &[data-total] {
    padding-block-start: ${space(3)};
    border-block-start: 2px dashed ${color('text.onKraftMuted')};
    font-weight: 700;
    font-size: ${rem(20)};
  }
  /* With large type on a small screen an amount goes below its name, still at the end. */
  @container (max-width: 14rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Name = styled.dt`
  overflow-wrap: anywhere;
`;

/** Aligned right in Arabic too, so that cents stand under cents. */
export const Amount = styled.dd`
  margin: 0;
  text-align: end;

  @container (max-width: 14rem) {
    justify-self: end;
  }
`;

export const Unknown = styled.dd`
  margin: 0;
  color: ${color('text.onKraftMuted')};
  font: ${type('bodySmall')};
  text-align: end;
`;

/** A rate that is too old leaves it empty. */
export const Lira = styled.dd`
  display: grid;
  grid-column: 1 / -1;
  margin: 0;
  text-align: end;

  &:empty {
    display: none;
  }
`;

export const Next = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-block-start: ${space(5)};
`;
