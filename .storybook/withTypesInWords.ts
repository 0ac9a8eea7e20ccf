import type { StrictArgTypes } from 'storybook/internal/types';
import { docgenOf, typeInWords } from './componentDocs.ts';

/** The types of a table of props, written out; one that a story has written stays. */
export const withTypesInWords = (argTypes: StrictArgTypes, component: unknown): StrictArgTypes => {
  const { props = {} } = docgenOf(component);
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const read = props[name]?.tsType;
      if (!read || type.table?.type?.summary !== read.name) return [name, type];
      return [name, { ...type, table: { ...type.table, type: { summary: typeInWords(read) } } }];
    }),
  );
};
