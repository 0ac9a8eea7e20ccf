import type { ShadowName } from './shadows.ts';

/** `box-shadow: ${shadow('menu')}` */
export const shadow = (name: ShadowName): string => `var(--shadow-${name})`;
