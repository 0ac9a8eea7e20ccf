import { SearchField, Text } from '@zawadeh/ui';
import type { ReactNode } from 'react';
import * as S from '../../packages/ui/src/stories/docsLists.styles.ts';

export interface FoundProps {
  /** The accessible name of the search. */
  label: string;
  placeholder: string;
  search: string;
  onSearchChange: (search: string) => void;
  /** How many of all are shown. */
  shown: number;
  all: number;
  /** Further choices above the list. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A list with its search and the number of what was found. */
export function Found({
  label,
  placeholder,
  search,
  onSearchChange,
  shown,
  all,
  tools,
  children,
}: FoundProps) {
  return (
    <S.Root>
      <S.Tools>
        <SearchField label={label} placeholder={placeholder} value={search} onValueChange={onSearchChange} />
        {tools}
        <S.Count role="status">{`${shown} of ${all}`}</S.Count>
      </S.Tools>
      {shown > 0 ? children : <Text>{`Nothing matches “${search}”.`}</Text>}
    </S.Root>
  );
}
