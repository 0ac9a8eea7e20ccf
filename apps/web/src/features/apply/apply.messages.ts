import type { ApplicationProblem, ShopKind } from '@zawadeh/domain';
import type { MessageId } from '../../lib/messages/messageId.ts';
import type { ApplyError } from './applyCall.ts';

export const kindMessages: Record<ShopKind, MessageId> = {
  bakery: 'web.apply.kind.bakery',
  sweets: 'web.apply.kind.sweets',
  kitchen: 'web.apply.kind.kitchen',
  restaurant: 'web.apply.kind.restaurant',
  grocery: 'web.apply.kind.grocery',
  cafe: 'web.apply.kind.cafe',
};

/** A phone number has its own messages, in its field. */
export const missingMessages: Record<Exclude<ApplicationProblem['field'], 'phone'>, MessageId> = {
  name: 'web.apply.nameMissing',
  area: 'web.apply.areaMissing',
  kind: 'web.apply.kindMissing',
  email: 'web.login.emailMissing',
  leftOver: 'web.apply.leftMissing',
};

export const errorMessages: Record<ApplyError['kind'], MessageId> = {
  appliedBefore: 'web.apply.before',
  storeExists: 'web.apply.exists',
  tooMany: 'web.login.tooManyAttempts',
  tooManyToday: 'web.apply.tooManyToday',
  offline: 'web.login.unreachable',
  slow: 'web.login.unreachable',
  server: 'web.login.somethingWrong',
};
