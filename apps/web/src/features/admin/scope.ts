import type { OwnStore } from '@zawadeh/domain';
import { createContext, use } from 'react';

/** What a section shows: all shops, for an admin, or the one that its members run. */
export type Scope = { kind: 'all' } | { kind: 'store'; store: OwnStore };

export const ScopeContext = createContext<Scope>({ kind: 'all' });

export const useScope = (): Scope => use(ScopeContext);

/** The id that functions of the database take: null for all shops. */
export const storeIdOf = (scope: Scope): string | null =>
  scope.kind === 'store' ? scope.store.storeId : null;
