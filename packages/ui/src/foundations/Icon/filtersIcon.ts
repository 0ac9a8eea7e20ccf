/** The icon of the Filters button: a file of its own, because the shelf's first visit downloads it. */
import createDrawing from '@tabler/icons-react/dist/esm/createReactComponent.mjs';
import type { IconDrawing } from './icons.ts';

/** IconAdjustmentsHorizontal in one path, which weighs half. */
const filtersDrawing = /* @__PURE__ */ createDrawing('outline', 'filters', 'Filters', [
  [
    'path',
    {
      d: 'M12 6a2 2 0 1 0 4 0 2 2 0 1 0-4 0H4m12 0h4M6 12a2 2 0 1 0 4 0 2 2 0 1 0-4 0H4m6 0h10M15 18a2 2 0 1 0 4 0 2 2 0 1 0-4 0H4m15 0h1',
      key: 'lines',
    },
  ],
]);

export const filtersIcon: IconDrawing = { drawing: filtersDrawing, mirrors: false };
