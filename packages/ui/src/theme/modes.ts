import { contrast } from './contrast.ts';
import { dark } from './dark.ts';
import { light, type ColorRole } from './light.ts';

/** All roles of every mode, for the build and tests; components only know roles. */
export const modes: Record<'light' | 'dark' | 'contrast', Record<ColorRole, string>> = {
  light,
  dark: { ...light, ...dark },
  contrast: { ...light, ...contrast },
};
