import { beirutDay, dayOf, type Day, type Instant, type OrderHandoverLine } from '@zawadeh/domain';
import { useBeirutTime } from '@zawadeh/ui';
import { nowAtom } from '../../lib/clock.ts';
import { useAtomValue } from '../../lib/store.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import type { MessageIds } from '../../lib/messages/messageId.ts';

/** time, or done and all */
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
  some: 'web.ticket.some',
} satisfies MessageIds;

/**
 * The line about a handover as text, for parts with the catalogue `ticket`. It names the day where that is not today's.
 */
export function useHandoverText() {
  const t = useMessage();
  const now = useAtomValue(nowAtom);
  const { timeOnDay } = useBeirutTime();
  return (line: OrderHandoverLine): string => {
    if (line.kind === 'some') return t(messages.some, { done: line.done, all: line.all });
    if (!('at' in line)) return t(messages[line.kind]);
    const isDone = line.kind === 'collected' || line.kind === 'delivered';
    const day = isDone ? doneOn(line.at, now) : dayOf(line.at, now);
    return t(messages[line.kind], { time: timeOnDay(line.at, day) });
  };
}

const doneOn = (at: Instant, now: Instant): Day => (beirutDay(at) === beirutDay(now) ? 'today' : 'date');
