import type { OrderHandoverLine } from '@zawadeh/domain';
import { useBeirutTime } from '@zawadeh/ui';
import { useMessage } from '../../lib/useMessage.ts';
import type { MessageIds } from '../../locales/messageId.ts';

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

/** The line about a handover as text, for parts with the catalogue `ticket`. */
export function useHandoverText() {
  const t = useMessage();
  const { time } = useBeirutTime();
  return (line: OrderHandoverLine): string => {
    if (line.is === 'some') return t(messages.some, { done: line.done, all: line.all });
    return t(messages[line.is], 'at' in line ? { time: time(line.at) } : {});
  };
}
