/** Icons of signing up with a bag in hand. */
import bagCheckDrawing from '@tabler/icons-react/dist/esm/icons/IconShoppingBagCheck.mjs';
import mailOpenedDrawing from '@tabler/icons-react/dist/esm/icons/IconMailOpened.mjs';
import type { IconDrawing } from './icons.ts';

export const bagCheckIcon: IconDrawing = { drawing: bagCheckDrawing, mirrors: false };
export const mailOpenedIcon: IconDrawing = { drawing: mailOpenedDrawing, mirrors: false };
