/** Icons of the form of a shop’s own page. */
import cameraDrawing from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import externalLinkDrawing from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import type { IconDrawing } from './icons.ts';

export const cameraIcon: IconDrawing = { drawing: cameraDrawing, mirrors: false };
export const externalLinkIcon: IconDrawing = { drawing: externalLinkDrawing, mirrors: true };
