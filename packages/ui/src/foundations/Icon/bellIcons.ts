/** The icon of "Tell me when I can have it". */
import createDrawing from '@tabler/icons-react/dist/esm/createReactComponent.mjs';
import type { IconDrawing } from './icons.ts';

/** IconBellPlus in one path, because the shelf's first visit downloads it. */
const bellPlusDrawing = /* @__PURE__ */ createDrawing('outline', 'bell-plus', 'BellPlus', [
  [
    'path',
    {
      d: 'M12.5 17H4a4 4 0 0 0 2-3v-3a7 7 0 0 1 4-6 2 2 0 1 1 4 0 7 7 0 0 1 4 6v1M9 17v1a3 3 0 0 0 3.51 2.957M16 19h6M19 16v6',
      key: 'lines',
    },
  ],
]);

export const bellPlusIcon: IconDrawing = { drawing: bellPlusDrawing, mirrors: false };
