import type { MessageId, MessageIds } from '../../lib/messages/messageId.ts';
import type { Trouble } from './useAlertCalls.ts';

export const messages = {
  /** For a bag without a title. */
  unnamed: 'web.bag.unnamed',
  store: 'web.bag.store',
  /** For a bag whose shop is not named. */
  unnamedStore: 'web.bag.unnamedStore',
  pickup: 'web.bag.pickup',
  /** hours is a range, or begins with from or until */
  today: 'web.bag.today',
  /** Read aloud before the line about delivery. */
  delivery: 'web.bag.delivery',
  deliveryOption: 'web.bag.deliveryOption',
  about: 'web.bag.about',
  add: 'web.bag.add',
  /** In the cart already; read aloud before the link to it. */
  added: 'web.bag.added',
  /** On the button, while the session is checked. */
  oneMoment: 'web.bag.oneMoment',
  itemAdded: 'web.bag.itemAdded',
  /** Before the cart's total. */
  viewCart: 'web.bag.viewCart',
  cartFull: 'web.bag.cartFull',
  logIn: 'web.bag.logIn',
  toLogin: 'web.bag.toLogin',
} satisfies MessageIds;

export const troubleMessages: Record<Exclude<Trouble['problem'], 'deactivated'>, MessageId> = {
  offline: 'web.alerts.noConnection',
  slow: 'web.alerts.slow',
  server: 'web.alerts.failed',
  too_many_alerts: 'web.alerts.tooMany',
  no_phone: 'web.alerts.noPhone',
  unknown_bag: 'web.bag.gone',
  can_be_bought: 'web.alerts.canBeBought',
};
