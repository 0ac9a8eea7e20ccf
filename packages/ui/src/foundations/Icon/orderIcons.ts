/** How an order gets to its buyer. */
import mopedDrawing from '@tabler/icons-react/dist/esm/icons/IconMoped.mjs';
import storeDrawing from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import type { IconDrawing } from './icons.ts';

export const mopedIcon: IconDrawing = { drawing: mopedDrawing, mirrors: true };
export const storeIcon: IconDrawing = { drawing: storeDrawing, mirrors: false };
