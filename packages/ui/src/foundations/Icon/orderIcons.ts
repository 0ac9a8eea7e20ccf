/** Icons of the delivery methods. */
import mopedDrawing from '@tabler/icons-react/dist/esm/icons/IconMoped.mjs';
import type { IconDrawing } from './icons.ts';

export const mopedIcon: IconDrawing = { drawing: mopedDrawing, mirrors: true };
