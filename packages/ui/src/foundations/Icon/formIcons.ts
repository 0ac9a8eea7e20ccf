/** Icons of fields and their messages. */
import checkCircleDrawing from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import eyeDrawing from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import eyeOffDrawing from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import chevronDownDrawing from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { IconDrawing } from './icons.ts';

export const checkCircleIcon: IconDrawing = { drawing: checkCircleDrawing, mirrors: false };
export const eyeIcon: IconDrawing = { drawing: eyeDrawing, mirrors: false };
export const eyeOffIcon: IconDrawing = { drawing: eyeOffDrawing, mirrors: false };
export const chevronDownIcon: IconDrawing = { drawing: chevronDownDrawing, mirrors: false };
