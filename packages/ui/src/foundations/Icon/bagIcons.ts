/** Icons of a bag's own page and of the filters. */
import alertDrawing from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import currentLocationDrawing from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs';
import heartDrawing from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import leafDrawing from '@tabler/icons-react/dist/esm/icons/IconLeaf.mjs';
import shareDrawing from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs';
import type { IconDrawing } from './icons.ts';

export const allergenIcon: IconDrawing = { drawing: alertDrawing, mirrors: false };
export const currentLocationIcon: IconDrawing = { drawing: currentLocationDrawing, mirrors: false };
export const heartIcon: IconDrawing = { drawing: heartDrawing, mirrors: false };
export const leafIcon: IconDrawing = { drawing: leafDrawing, mirrors: false };
export const shareIcon: IconDrawing = { drawing: shareDrawing, mirrors: false };
