/** The star of ratings; the components fill it. */
import starDrawing from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import type { IconDrawing } from './icons.ts';

export const starIcon: IconDrawing = { drawing: starDrawing, mirrors: false };
