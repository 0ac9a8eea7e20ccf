import { dayOfWork, type Instant, type PhoneContact } from '@zawadeh/domain';
import { useDateTimeText } from '@zawadeh/ui';
import { useMessage } from '../../../lib/messages/useMessage.ts';

const MINUTE = 60_000;
/** The server records at most once a minute that a phone was seen. */
const NOW_MS = 2 * MINUTE;

/** When a phone was last seen: "now", "48 min ago", "3:05 PM", "Nov 24, 2026". */
export function usePhoneText(): (contact: PhoneContact, now: Instant) => string {
  const t = useMessage();
  const { time, date } = useDateTimeText();
  return (contact, now) => {
    if (contact.kind === 'none') return t('web.admin.phones.none');
    if (contact.kind === 'never') return t('web.admin.phones.never');
    const age = now - contact.at;
    if (age < NOW_MS) return t('web.admin.phones.now');
    if (age < 60 * MINUTE) return t('web.admin.phones.minutesAgo', { count: Math.floor(age / MINUTE) });
    return dayOfWork(contact.at) === dayOfWork(now) ? time(contact.at) : date(contact.at);
  };
}

/** The look of a contact: a phone that never called is as good as none. */
export const phoneLook = ({ kind }: PhoneContact): 'seen' | 'late' | 'none' =>
  kind === 'never' ? 'none' : kind;
