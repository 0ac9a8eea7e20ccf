/** Icons of the shelf and its search. */
import createDrawing from '@tabler/icons-react/dist/esm/createReactComponent.mjs';
import alertDrawing from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import clockDrawing from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import closeDrawing from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import pinDrawing from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import refreshDrawing from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import searchDrawing from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { IconDrawing } from './icons.ts';

/** IconBuildingStore in one path, because the shelf's first visit downloads it. */
const storeDrawing = /* @__PURE__ */ createDrawing('outline', 'building-store', 'BuildingStore', [
  [
    'path',
    {
      d: 'M3 21h18M3 7v1a3 3 0 0 0 6 0V7m0 1a3 3 0 0 0 6 0V7m0 1a3 3 0 0 0 6 0V7H3l2-4h14l2 4M5 21V10.85M19 21V10.85M9 21v-4a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v4',
      key: 'lines',
    },
  ],
]);

export const alertIcon: IconDrawing = { drawing: alertDrawing, mirrors: false };
export const clockIcon: IconDrawing = { drawing: clockDrawing, mirrors: false };
export const closeIcon: IconDrawing = { drawing: closeDrawing, mirrors: false };
export const pinIcon: IconDrawing = { drawing: pinDrawing, mirrors: false };
export const refreshIcon: IconDrawing = { drawing: refreshDrawing, mirrors: false };
export const searchIcon: IconDrawing = { drawing: searchDrawing, mirrors: false };
export const storeIcon: IconDrawing = { drawing: storeDrawing, mirrors: false };
