import { ablaqBand, color, dockContainer, dockedPage, from, radius, rem, space, type } from '@zawadeh/ui';
import styled, { css } from 'styled-components';

const columnWidth = css`
  inline-size: 100%;
  max-inline-size: calc(${rem(560)} + 2 * ${space(4)});
  margin-inline: auto;
`;

export const Root = styled.div`
  ${dockedPage}
`;

/** In place of an open invitation. */
export const Message = styled.div`
  ${columnWidth}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space(4)};
  padding: ${space(12)} ${space(4)};
`;

export const Field = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  padding: ${space(5)} ${space(4)};
  background: ${color('bg.brand')};
  color: ${color('text.onBrand')};
  text-align: center;
`;

export const Title = styled.h1`
  font: ${type('h1')};
  overflow-wrap: anywhere;

  small {
    display: block;
    color: ${color('text.onBrandMuted')};
    font: ${type('body')};
  }
  @media (forced-colors: active) {
    small {
      color: inherit;
    }
  }
`;

export const Role = styled.p`
  padding: ${space(2)} ${space(5)};
  border: 1px solid transparent;
  border-radius: ${rem(8)};
  background: ${color('bg.brandDeep')};
  font: ${type('button')};
`;

export const Band = styled.div`
  block-size: ${rem(10)};
  ${ablaqBand}
`;

export const Content = styled.div`
  ${columnWidth}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto 1fr;
  flex: 1;
  gap: ${space(4)};
  padding: ${space(4)} 0 0;

  > :not(:last-child) {
    margin-inline: ${space(4)};
  }
`;

export const Card = styled.section`
  display: grid;
  gap: ${space(4)};
  padding: ${space(5)} ${space(4)};
  border: 1px solid ${color('line.subtle')};
  border-radius: ${radius.card};
  background: ${color('bg.surface')};
`;

export const Allowed = styled.ul`
  display: grid;
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    gap: ${space(4)};
  }
  svg {
    flex: none;
  }
`;

export const Not = styled.p`
  padding-block-start: ${space(4)};
  border-block-start: 1px solid ${color('line.subtle')};
  color: ${color('text.muted')};
`;

export const DockPlace = styled.div`
  ${dockContainer}

  ${from('md')} {
    padding: 0 ${space(4)} ${space(10)};
  }
`;
