import type { DeliveryMethod } from '@zawadeh/domain';
import type { MessageId } from '../../lib/messages/messageId.ts';

/** The steps after the payment. */
export const stepMessages: Record<DeliveryMethod, readonly MessageId[]> = {
  delivery: [
    'web.checkoutSuccess.packing',
    'web.checkoutSuccess.driver',
    'web.checkoutSuccess.showOnDelivery',
  ],
  pickup: ['web.checkoutSuccess.message', 'web.checkoutSuccess.goThere', 'web.checkoutSuccess.showAtStore'],
};
