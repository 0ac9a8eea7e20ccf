import type { ColorRole } from './light.ts';

/** The user's setting; `auto` follows the device. */
export type ThemeChoice = 'auto' | 'light' | 'dark' | 'contrast';

const variable = (role: string): string => `--${role.replaceAll('.', '-')}`;

/** `color: ${color('text.muted')}`: the value depends on the mode, never on the component. */
export const color = (role: ColorRole): string => `var(${variable(role)})`;

export function colorVariables(roles: Partial<Record<ColorRole, string>>): string {
  return Object.entries(roles)
    .map(([role, value]) => `${variable(role)}: ${value};`)
    .join('\n');
}
