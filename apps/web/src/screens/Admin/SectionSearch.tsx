import { SearchField } from '@zawadeh/ui';
import type { Search } from './useSearch.ts';

/** It says by what it finds; that stands in it until something is typed, and is its name all the while. */
export function SectionSearch({ by, search }: { by: string; search: Search }) {
  return <SearchField label={by} placeholder={by} value={search.typed} onValueChange={search.setTyped} />;
}
