/** The sign of a name that opens a list of others. */
import selectorDrawing from '@tabler/icons-react/dist/esm/icons/IconSelector.mjs';
import type { IconDrawing } from './icons.ts';

export const selectorIcon: IconDrawing = { drawing: selectorDrawing, mirrors: false };
