import type { ImageReading } from '@zawadeh/domain';
import type { MessageId, MessageIds } from '../../locales/messageId.ts';

export type ImageProblem = Extract<ImageReading, { ok: false }>['error'] | 'tooManyPixels' | 'unreadable';

export const messages = {
  /** On the zone, while it is empty. */
  upload: 'ui.imageField.upload',
  /** On the zone, once there is a picture. */
  replace: 'ui.imageField.replace',
  remove: 'ui.imageField.remove',
  /** Which files, and how large. */
  hint: 'ui.imageField.hint',
  /** For those who do not see the picture. */
  preview: 'ui.imageField.preview',
  chosen: 'ui.imageField.chosen',
  uploading: 'ui.imageField.uploading',
} satisfies MessageIds;

/** What to do about each. */
export const problems = {
  empty: 'ui.imageField.empty',
  tooLarge: 'ui.imageField.tooLarge',
  notAPicture: 'ui.imageField.notAPicture',
  tooManyPixels: 'ui.imageField.tooManyPixels',
  unreadable: 'ui.imageField.unreadable',
} satisfies Record<ImageProblem, MessageId>;
