/** Icons of orders: the bag, and the delivery methods. */
import createDrawing from '@tabler/icons-react/dist/esm/createReactComponent.mjs';
import mopedDrawing from '@tabler/icons-react/dist/esm/icons/IconMoped.mjs';
import type { IconDrawing } from './icons.ts';

/** Drawn for this project: a paper bag with a zigzag edge, as on the cards. */
const bagDrawing = /* @__PURE__ */ createDrawing('outline', 'paper-bag', 'PaperBag', [
  ['path', { d: 'm5 5 2.3 2 2.4-2L12 7l2.3-2 2.4 2L19 5v15H5z', key: 'paper' }],
  ['path', { d: 'M9 11.5v.5a3 3 0 0 0 6 0v-.5', key: 'smile' }],
]);

export const bagIcon: IconDrawing = { drawing: bagDrawing, mirrors: false };
export const mopedIcon: IconDrawing = { drawing: mopedDrawing, mirrors: true };
