/** Icons of the shelf and its search. */
import alertDrawing from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import clockDrawing from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import closeDrawing from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import pinDrawing from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import refreshDrawing from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import searchDrawing from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import storeDrawing from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import type { IconDrawing } from './icons.ts';

export const alertIcon: IconDrawing = { drawing: alertDrawing, mirrors: false };
export const clockIcon: IconDrawing = { drawing: clockDrawing, mirrors: false };
export const closeIcon: IconDrawing = { drawing: closeDrawing, mirrors: false };
export const pinIcon: IconDrawing = { drawing: pinDrawing, mirrors: false };
export const refreshIcon: IconDrawing = { drawing: refreshDrawing, mirrors: false };
export const searchIcon: IconDrawing = { drawing: searchDrawing, mirrors: false };
export const storeIcon: IconDrawing = { drawing: storeDrawing, mirrors: false };
