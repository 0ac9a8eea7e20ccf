import type { TypeRoleName } from './typeRoles.ts';

/** `font: ${type('h1')}`: size, leading and family follow the script around them. */
export const type = (role: TypeRoleName): string => `var(--type-${role})`;
