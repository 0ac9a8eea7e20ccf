/** The icon of "Tell me when I can have it". */
import bellPlusDrawing from '@tabler/icons-react/dist/esm/icons/IconBellPlus.mjs';
import type { IconDrawing } from './icons.ts';

export const bellPlusIcon: IconDrawing = { drawing: bellPlusDrawing, mirrors: false };
