import type { TypeRoleName } from './typeRoles.ts';

/** `font: ${type('h1')}`: size, leading and family depend on the script. */
export const type = (role: TypeRoleName): string => `var(--type-${role})`;

/** For an element with a language's own name: on an English page the Arabic one has a small font of its own. */
export const arabicName = '&:lang(ar) { font-family: var(--arabic-name); }';
