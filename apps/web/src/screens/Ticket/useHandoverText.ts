import { reopenUntil, type HandoverLine, type Instant } from '@zawadeh/domain';
import { useBeirutTime } from '@zawadeh/ui';
import { nowAtom } from '../../lib/clock.ts';
import { useAtomValue } from '../../lib/store.ts';
import { useMessage } from '../../lib/useMessage.ts';
import { handoverMessages } from './Ticket.messages.ts';

/** The line about a handover as text. */
export function useHandoverText() {
  const t = useMessage();
  const { time } = useBeirutTime();
  const now = useAtomValue(nowAtom);
  return (line: HandoverLine, dueEnd: Instant): string => {
    if (line.is === 'missed' && now < reopenUntil(dueEnd)) {
      return `${t(handoverMessages.missed)}. ${t(handoverMessages.stillUntil, { time: time(reopenUntil(dueEnd)) })}`;
    }
    return t(handoverMessages[line.is], 'at' in line ? { time: time(line.at) } : {});
  };
}
