/** Of bags for people who need them, in the cart, on tickets and at the counter. */
import heartHandshakeDrawing from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import type { IconDrawing } from './icons.ts';

export const giftIcon: IconDrawing = { drawing: heartHandshakeDrawing, mirrors: false };
