/** Icons of the page after a payment. */
import calendarPlusDrawing from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import type { IconDrawing } from './icons.ts';

export const calendarPlusIcon: IconDrawing = { drawing: calendarPlusDrawing, mirrors: false };
