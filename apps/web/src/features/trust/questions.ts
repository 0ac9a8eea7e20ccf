import { paths } from '../../lib/paths.ts';
import type { MessageId } from '../../lib/messages/messageId.ts';

/** The questions of the page “How it works” by their anchors, to which the footer links. */
export const QUESTIONS = {
  bag: ['web.about.q1', 'web.about.a1'],
  allergies: ['web.about.q2', 'web.about.a2'],
  late: ['web.about.q3', 'web.about.a3'],
  refund: ['web.about.q4', 'web.about.a4'],
  fresh: ['web.about.q5', 'web.about.a5'],
  shops: ['web.about.q6', 'web.about.a6'],
} as const satisfies Record<string, readonly [MessageId, MessageId]>;

export const answerAddress = (anchor: keyof typeof QUESTIONS | 'questions'): string =>
  `${paths.about}#${anchor}`;
