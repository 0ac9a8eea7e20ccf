import type { TypeRoleName } from './typeRoles.ts';

/** `font: ${type('h1')}`: size, leading and family depend on the script. */
export const type = (role: TypeRoleName): string => `var(--type-${role})`;
