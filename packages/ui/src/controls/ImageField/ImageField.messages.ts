import type { ImageReading } from '@zawadeh/domain';
import type { UiMessageId, UiMessageIds } from '../../locales/messageId.ts';

export type ImageProblem = Extract<ImageReading, { ok: false }>['error'] | 'tooManyPixels' | 'unreadable';

export const messages = {
  /** On the drop zone without a picture. */
  upload: 'ui.imageField.upload',
  /** On the drop zone with a picture. */
  replace: 'ui.imageField.replace',
  remove: 'ui.imageField.remove',
  /** The accepted file types and the largest size. */
  hint: 'ui.imageField.hint',
  /** The alternative text of the preview. */
  preview: 'ui.imageField.preview',
  chosen: 'ui.imageField.chosen',
  uploading: 'ui.imageField.uploading',
} satisfies UiMessageIds;

/** How to correct each problem. */
export const problems = {
  empty: 'ui.imageField.empty',
  tooLarge: 'ui.imageField.tooLarge',
  notAPicture: 'ui.imageField.notAPicture',
  tooManyPixels: 'ui.imageField.tooManyPixels',
  unreadable: 'ui.imageField.unreadable',
} satisfies Record<ImageProblem, UiMessageId>;
