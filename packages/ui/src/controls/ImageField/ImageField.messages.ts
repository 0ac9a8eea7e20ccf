import type { ImageReading } from '@zawadeh/domain';
import type { UiMessageId } from '../../locales/messageId.ts';

export type ImageProblem = Extract<ImageReading, { ok: false }>['error'] | 'tooManyPixels' | 'unreadable';

/** How to correct each problem. */
export const problems = {
  empty: 'ui.imageField.empty',
  tooLarge: 'ui.imageField.tooLarge',
  notAPicture: 'ui.imageField.notAPicture',
  tooManyPixels: 'ui.imageField.tooManyPixels',
  unreadable: 'ui.imageField.unreadable',
} satisfies Record<ImageProblem, UiMessageId>;
