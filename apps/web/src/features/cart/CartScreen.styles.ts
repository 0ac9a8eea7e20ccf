import { color, from, rem, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

export { Bags, Content, Root } from './cart.styles.ts';

export const LineList = styled.ul`
  min-inline-size: 0;
`;

/** Above the title, which names the way to pay. */
export const Yours = styled.p`
  color: ${color('text.link')};
  font: ${type('button')};
`;

/** The promises of the shop, below the bill of a desktop. */
export const Promises = styled.ul`
  display: none;

  ${from('lg')} {
    display: grid;
    gap: ${space(3)};
    padding: ${space(4)} 0 0;
    color: ${color('text.muted')};
    font: ${type('bodySmall')};
  }
  > li {
    display: flex;
    gap: ${space(3)};
  }
  svg {
    flex: none;
  }
`;

/** The text of the note may be longer than the line beside the button. */
export const News = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};

  > :first-child {
    flex: 1 1 ${rem(180)};
  }
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
`;

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

/** A label that needs two lines must not push its field lower than its neighbour. */
export const Names = styled.div`
  > * {
    align-items: end;
  }
`;

export const Note = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
`;

export const Summary = styled.section`
  ${from('lg')} {
    position: sticky;
    inset-block-start: ${rem(84)};
    align-self: start;
  }
`;

export const DesktopOnly = styled.div`
  display: none;

  ${from('lg')} {
    display: grid;
  }
`;

/** The dock reaches over the page's own gutters, down to its very end. */
export const MobileOnly = styled.div`
  display: contents;

  > * {
    margin-block-end: calc(-1 * ${space(10)});
    margin-inline: calc(-1 * ${space(4)});
  }
  ${from('md')} {
    > * {
      margin: 0;
    }
  }
  ${from('lg')} {
    display: none;
  }
`;

export const DockRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  min-block-size: ${rem(53)};

  > :last-child {
    flex: 1 1 ${rem(128)};
  }
`;

export const DockTotal = styled.p`
  display: grid;
  max-inline-size: ${rem(130)};
  margin: 0;
  color: ${color('text.muted')};
  font: ${type('caption')};
`;

export const DockSum = styled.span`
  color: ${color('text.default')};
  font: ${type('button')};
  font-weight: 700;
  font-size: ${rem(20)};
`;

export const SkeletonLine = styled.div`
  display: grid;
  grid-template-columns: ${rem(72)} minmax(0, 1fr);
  gap: ${space(3)};
  padding-block: ${space(3)};
  border-block-end: 1px solid ${color('line.subtle')};
`;

export const SkeletonText = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};
`;
