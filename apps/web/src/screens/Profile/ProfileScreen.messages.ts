import type { NetworkError } from '../../lib/networkError.ts';
import type { MessageId, MessageIds } from '../../locales/messageId.ts';

export const messages = {
  loading: 'web.profile.loading',
  signedOut: 'web.profile.signedOut',
  login: 'web.profile.login',
  /** Somebody is signed in, and who could not be asked. */
  unreachable: 'web.profile.unreachable',
  /** In place of a name that nobody gave. */
  nameless: 'web.profile.nameless',
  history: 'web.profile.history',
  count: 'web.profile.count',
  empty: 'web.profile.empty',
  explore: 'web.profile.explore',
  devices: 'web.profile.devices',
  /** What signing out does here and elsewhere. */
  devicesHow: 'web.profile.devicesHow',
  everywhere: 'web.profile.everywhere',
  everywhereTitle: 'web.profile.everywhereTitle',
  everywhereBody: 'web.profile.everywhereBody',
  everywhereBusy: 'web.profile.everywhereBusy',
  everywhereFailed: 'web.profile.everywhereFailed',
} satisfies MessageIds;

export const troubleMessages: Record<NetworkError, MessageId> = {
  offline: 'web.profile.offline',
  slow: 'web.profile.slow',
  server: 'web.profile.server',
};
