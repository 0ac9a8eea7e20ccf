/** Icons of the ways to reach a shop. */
import phoneDrawing from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import routeDrawing from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import type { IconDrawing } from './icons.ts';

export const phoneIcon: IconDrawing = { drawing: phoneDrawing, mirrors: false };
export const routeIcon: IconDrawing = { drawing: routeDrawing, mirrors: false };
