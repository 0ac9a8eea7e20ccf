/** Icons of a phone that is a counter or a courier's no more. */
import deviceOffDrawing from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileOff.mjs';
import type { IconDrawing } from './icons.ts';

export const deviceOffIcon: IconDrawing = { drawing: deviceOffDrawing, mirrors: false };
