import { SearchField } from '@zawadeh/ui';
import type { Search } from './useSearch.ts';

/** The searched columns are both the placeholder and the accessible name. */
export function SectionSearch({ by, search }: { by: string; search: Search }) {
  return <SearchField label={by} placeholder={by} value={search.typed} onValueChange={search.setTyped} />;
}
