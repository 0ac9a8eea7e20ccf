/** Icons of the pages of bags and shops. */
import arrowBackDrawing from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import type { IconDrawing } from './icons.ts';

export const arrowBackIcon: IconDrawing = { drawing: arrowBackDrawing, mirrors: true };
