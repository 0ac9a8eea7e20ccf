/** A text in two languages as two fields of a form. A text in Arabic alone is in the first. */
import type { LocalText } from '../text/localText.ts';

export const mainText = (text: LocalText | null): string => text?.en ?? text?.ar ?? '';

export const arabicText = (text: LocalText | null): string => (text?.en ? (text.ar ?? '') : '');
