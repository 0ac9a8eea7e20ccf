import type { NetworkError } from '../../lib/http/networkError.ts';
import type { MessageId, MessageIds } from '../../lib/messages/messageId.ts';

export const messages = {
  loading: 'web.profile.loading',
  signedOut: 'web.profile.signedOut',
  login: 'web.profile.login',
  /** Signed in, but the profile could not be fetched. */
  unreachable: 'web.profile.unreachable',
  /** In place of a missing name. */
  nameless: 'web.profile.nameless',
  /** These four are in the catalogue of tickets. */
  next: 'web.profile.next',
  ticket: 'web.profile.ticket',
  delivery: 'web.ticket.delivery',
  pickup: 'web.ticket.pickup',
  favourites: 'web.profile.favourites',
  favouritesFailed: 'web.favourites.failed',
  /** How many favourites there are. */
  shops: 'web.profile.shops',
  /** Of one shop. */
  bagsNow: 'web.profile.bagsNow',
  alerts: 'web.profile.alerts',
  alertsNote: 'web.profile.alertsNote',
  unnamedShop: 'web.bag.unnamedStore',
  history: 'web.profile.history',
  count: 'web.profile.count',
  /** time */
  cancelUntil: 'web.profile.cancelUntil',
  empty: 'web.profile.empty',
  explore: 'web.profile.explore',
  devices: 'web.profile.devices',
  /** What signing out does on this device and on others. */
  devicesHow: 'web.profile.devicesHow',
  everywhere: 'web.profile.everywhere',
  everywhereTitle: 'web.profile.everywhereTitle',
  everywhereBody: 'web.profile.everywhereBody',
  everywhereBusy: 'web.profile.everywhereBusy',
  everywhereFailed: 'web.profile.everywhereFailed',
} satisfies MessageIds;

export const errorMessages: Record<NetworkError, MessageId> = {
  offline: 'web.profile.offline',
  slow: 'web.profile.slow',
  server: 'web.profile.server',
};
