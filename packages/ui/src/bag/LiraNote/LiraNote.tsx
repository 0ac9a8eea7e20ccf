import { leftToRight, liraNote, type Cents, type Instant, type LiraRate } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { formatCount } from '../../data/grouped.ts';
import type { UiMessageIds } from '../../locales/messageId.ts';
import * as S from './LiraNote.styles.ts';

const messages = {
  /** amount is "403,000" */
  about: 'ui.liraNote.about',
} satisfies UiMessageIds;

export interface LiraNoteProps {
  cents: Cents;
  /** Without one, or with one older than seven days, nothing is shown; nor for a free bag. */
  rate: LiraRate | null;
  /** The current time in milliseconds. */
  now: Instant;
}

/** About how many lira a price is; never what is charged. */
export function LiraNote({ cents, rate, now }: LiraNoteProps) {
  const intl = useIntl();
  const lira = liraNote(cents, rate, now);
  if (lira === null || lira === 0) return null;
  return (
    <S.Root>{intl.formatMessage({ id: messages.about }, { amount: leftToRight(formatCount(lira)) })}</S.Root>
  );
}
