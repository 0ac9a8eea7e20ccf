import { color, from, rem, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

export * from '../refunds/RefundsSection.styles.ts';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${from('xl')} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
  }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${from('md')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    align-items: start;
  }
`;

/** Beside the fields level with them, below their labels. */
export const Actions = styled.div`
  display: flex;
  flex-flow: row-reverse wrap-reverse;
  justify-content: flex-end;
  gap: ${space(2)};

  > * {
    flex: 1 1 auto;
  }
  ${from('md')} {
    flex-direction: row;

    > * {
      flex: none;
    }
  }
  ${from('xl')} {
    padding-block-start: ${rem(28)};
  }
`;

export const FormSays = styled.p`
  grid-column: 1 / -1;
  color: ${color('text.muted')};
  font: ${type('bodySmall')};
`;

export const Wrong = styled.span`
  color: ${color('danger.text')};
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  > * {
    flex: 1 1 auto;
  }
`;

export const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
`;
