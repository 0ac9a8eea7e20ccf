/** One for each thing that lies above the page; a button's is inside it and makes its edge. */
import { rem } from './scales.ts';

export const shadows = {
  button: 'inset 0 -3px 0 rgb(0 0 0 / 18%)',
  help: '0 4px 14px rgb(0 0 0 / 20%)',
  dock: '0 -6px 20px rgb(0 0 0 / 6%)',
  toolbar: '0 8px 24px rgb(0 0 0 / 16%)',
  dropdown: `0 ${rem(8)} ${rem(24)} rgb(0 0 0 / 18%)`,
  menu: '0 10px 30px rgb(0 0 0 / 18%)',
  toast: '0 10px 30px rgb(0 0 0 / 25%)',
  panel: `0 ${rem(12)} ${rem(32)} rgb(0 0 0 / 22%)`,
  dialog: '0 18px 50px rgb(0 0 0 / 25%)',
} as const;

export type ShadowName = keyof typeof shadows;

export const shadowVariables = (): string =>
  Object.entries(shadows)
    .map(([name, value]) => `--shadow-${name}: ${value};`)
    .join('\n');
