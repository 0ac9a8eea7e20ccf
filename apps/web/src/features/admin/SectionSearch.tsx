import { SearchField } from '@zawadeh/ui';
import type { Search } from './useSearch.ts';

/** The searched columns are both the placeholder and the accessible name. */
export function SectionSearch({ label, search }: { label: string; search: Search }) {
  return <SearchField label={label} placeholder={label} value={search.text} onValueChange={search.setText} />;
}
