import type { ColorRole } from './light.ts';

/** The switch a person has; `auto` follows the device. */
export type ThemeChoice = 'auto' | 'light' | 'dark' | 'contrast';

const variable = (role: string): string => `--${role.replaceAll('.', '-')}`;

/** `color: ${color('text.muted')}`: the mode is the variable's business, never the component's. */
export const color = (role: ColorRole): string => `var(${variable(role)})`;

export function colorVariables(roles: Partial<Record<ColorRole, string>>): string {
  return Object.entries(roles)
    .map(([role, value]) => `${variable(role)}: ${value};`)
    .join('\n');
}
