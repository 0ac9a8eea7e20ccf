/** The two views of the shelf: in one path each, because the first visit downloads them. */
import createDrawing from '@tabler/icons-react/dist/esm/createReactComponent.mjs';
import type { IconDrawing } from './icons.ts';

/** IconLayoutGrid */
const gridDrawing = /* @__PURE__ */ createDrawing('outline', 'grid', 'Grid', [
  ['path', { d: 'M4 4h6v6H4zm10 0h6v6h-6zM4 14h6v6H4zm10 0h6v6h-6z', key: 'tiles' }],
]);

/** IconMapPin2 */
const mapDrawing = /* @__PURE__ */ createDrawing('outline', 'map', 'Map', [
  [
    'path',
    {
      d: 'm12 18.5-3-1.5-6 3V7l6-3 6 3 6-3v7M9 4v13m6-10v5m6.1 8.1a3 3 0 1 0-4.2 0q.6.6 2.1 1.9 1.5-1.3 2.1-1.9M19 18v.01',
      key: 'sheet',
    },
  ],
]);

export const gridIcon: IconDrawing = { drawing: gridDrawing, mirrors: false };
export const mapIcon: IconDrawing = { drawing: mapDrawing, mirrors: false };
