import type { Payout } from '@zawadeh/domain';
import { Badge } from '@zawadeh/ui';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { stateIds } from './PayoutsSection.messages.ts';

const TONES = { sent: 'warning', arrived: 'success', disputed: 'danger', answered: 'neutral' } as const;

/** Whether the shop has what was sent. */
export function PayoutBadge({ payout: { corrects, state } }: { payout: Payout }) {
  const t = useMessage();
  if (corrects !== null) return <Badge hasDot={false}>{t('web.admin.payouts.correction')}</Badge>;
  return <Badge tone={TONES[state]}>{t(stateIds[state])}</Badge>;
}
