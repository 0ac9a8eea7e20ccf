import { contrast } from './contrast.ts';
import { dark } from './dark.ts';
import { light, type ColorRole } from './light.ts';

/** Every mode, whole. For the build and for tests: components know roles, never values. */
export const modes: Record<'light' | 'dark' | 'contrast', Record<ColorRole, string>> = {
  light,
  dark: { ...light, ...dark },
  contrast: { ...light, ...contrast },
};
