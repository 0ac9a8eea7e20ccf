import { color, from, radius, rem, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

export { Form } from '../../admin/editor.styles.ts';

/** The preview first: above the form, and on a desktop before it. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};

  ${from('lg')} {
    grid-template-columns: ${rem(360)} minmax(0, ${rem(760)});
    align-items: start;
  }
`;

export const Save = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};

  > p {
    flex: 1 1 ${rem(160)};
  }
  > button {
    flex: 1 0 auto;
  }
  ${from('md')} {
    > p,
    > button {
      flex: none;
    }
  }
  /* Under the form. */
  ${from('lg')} {
    margin-inline-start: calc(${rem(360)} + ${space(6)});
  }
`;

export const UsePlace = styled.div`
  display: grid;
  gap: ${space(1)};
  margin-block-start: ${space(1)};
`;

/** Brass: what only Zawadeh changes. */
export const Payout = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-inline-start: ${rem(5)} solid ${color('tag.bg')};
  border-radius: ${radius.control};
  background: ${color('warning.bg')};
  color: ${color('warning.text')};
  font: ${type('bodySmall')};

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${rem(44)};
    margin-block: calc((1lh - ${rem(44)}) / 2);
    color: inherit;
    font-weight: 600;
  }
`;
