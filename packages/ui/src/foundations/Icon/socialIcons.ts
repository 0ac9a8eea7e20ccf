/** Icons of social networks, which only the home page links to. */
import instagramDrawing from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs';
import tiktokDrawing from '@tabler/icons-react/dist/esm/icons/IconBrandTiktok.mjs';
import type { IconDrawing } from './icons.ts';

export const instagramIcon: IconDrawing = { drawing: instagramDrawing, mirrors: false };
export const tiktokIcon: IconDrawing = { drawing: tiktokDrawing, mirrors: false };
