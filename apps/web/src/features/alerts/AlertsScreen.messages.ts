import type { NetworkError } from '../../lib/http/networkError.ts';
import type { MessageId, MessageIds } from '../../lib/messages/messageId.ts';

export const messages = {
  title: 'web.alerts.title',
  /** To the profile. */
  back: 'web.alerts.back',
  loading: 'web.alerts.loading',
  signedOut: 'web.alerts.signedOut',
  login: 'web.alerts.login',
  empty: 'web.alerts.empty',
  /** How an alert comes to be. */
  emptySentence: 'web.alerts.emptySentence',
  explore: 'web.profile.explore',
  /** when is a day and a time */
  since: 'web.alerts.since',
  kept: 'web.alerts.kept',
  keptSoon: 'web.alerts.keptSoon',
  stop: 'web.alerts.stop',
  stopped: 'web.alerts.stopped',
  unnamed: 'web.bag.unnamed',
  unnamedStore: 'web.bag.unnamedStore',
} satisfies MessageIds;

/** Of the list. */
export const errorMessages: Record<NetworkError, MessageId> = {
  offline: 'web.alerts.offline',
  slow: 'web.alerts.slow',
  server: 'web.alerts.server',
};

/** Of an alert that could not be ended. */
export const stopErrorMessages: Record<NetworkError | 'signedOut', MessageId> = {
  offline: 'web.alerts.noConnection',
  slow: 'web.alerts.slow',
  server: 'web.alerts.failed',
  signedOut: 'web.alerts.signedOut',
};
