/** The way to a ticket. */
import ticketDrawing from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import type { IconDrawing } from './icons.ts';

export const ticketIcon: IconDrawing = { drawing: ticketDrawing, mirrors: false };
