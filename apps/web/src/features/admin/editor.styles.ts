/** Shared by the forms of a bag and of a store. */
import { from, rem, space, type } from '@zawadeh/ui';
import styled from 'styled-components';

/** The form, with its preview beside it. */
export const Editor = styled.div<{ $previewWidth: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};

  ${from('lg')} {
    grid-template-columns: minmax(0, 1fr) ${({ $previewWidth }) => rem($previewWidth)};
    align-items: start;
  }
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${from('md')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
`;

export const Fieldset = styled.fieldset`
  display: grid;
  gap: ${space(2)};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    margin-block-end: ${space(2)};
    padding: 0;
    font: ${type('label')};
  }
`;

export const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
`;

export const Preview = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${from('lg')} {
    position: sticky;
    inset-block-start: ${rem(84)};
  }
`;
