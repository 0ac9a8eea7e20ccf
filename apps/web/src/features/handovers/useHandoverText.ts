import { reopenUntil, type HandoverLine, type Instant } from '@zawadeh/domain';
import { useBeirutTime } from '@zawadeh/ui';
import { nowAtom } from '../../lib/clock.ts';
import { useAtomValue } from '../../lib/store.ts';
import { useMessage } from '../../lib/useMessage.ts';
import type { MessageIds } from '../../locales/messageId.ts';

/** time */
const messages = {
  readyFrom: 'web.ticket.readyFrom',
  readyUntil: 'web.ticket.readyUntil',
  ready: 'web.ticket.ready',
  collected: 'web.ticket.collected',
  promised: 'web.ticket.promised',
  delivered: 'web.ticket.delivered',
  onItsWay: 'web.ticket.onItsWay',
  missed: 'web.ticket.missed',
  cancelled: 'web.ticket.cancelled',
  stillUntil: 'web.ticket.stillUntil',
} satisfies MessageIds;

/** The line about a handover as text, for parts with the catalogue `ticket`. */
export function useHandoverText() {
  const t = useMessage();
  const { time } = useBeirutTime();
  const now = useAtomValue(nowAtom);
  return (line: HandoverLine, dueEnd: Instant): string => {
    if (line.is === 'missed' && now < reopenUntil(dueEnd)) {
      return `${t(messages.missed)}. ${t(messages.stillUntil, { time: time(reopenUntil(dueEnd)) })}`;
    }
    return t(messages[line.is], 'at' in line ? { time: time(line.at) } : {});
  };
}
