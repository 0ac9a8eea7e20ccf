import type { MessageId } from '../../../lib/messages/messageId.ts';
import type { KeptReason } from './ownDataCalls.ts';

export const reasons: Record<KeptReason, MessageId> = {
  order_open: 'web.ownData.orderOpen',
  money_owed: 'web.ownData.moneyOwed',
  payment_open: 'web.ownData.paymentOpen',
  is_admin: 'web.ownData.isAdmin',
  last_owner: 'web.ownData.lastOwner',
  failed: 'web.ownData.failed',
};
