/** Of what a shop takes back, at its counter and on the dashboard. */
import packageOffDrawing from '@tabler/icons-react/dist/esm/icons/IconPackageOff.mjs';
import type { IconDrawing } from './icons.ts';

export const packageOffIcon: IconDrawing = { drawing: packageOffDrawing, mirrors: false };
