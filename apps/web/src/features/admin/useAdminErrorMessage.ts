import { useMessage } from '../../lib/messages/useMessage.ts';
import type { AdminError, RejectionCode } from './query.ts';
import type { MessageId } from '../../lib/messages/messageId.ts';
import { useScope } from './scope.ts';

const errorIds: Record<Exclude<AdminError['kind'], 'refused'>, MessageId> = {
  offline: 'web.admin.why.offline',
  slow: 'web.admin.why.slow',
  server: 'web.admin.why.server',
  signedOut: 'web.admin.why.signedOut',
  adminsOnly: 'web.admin.why.adminsOnly',
  gone: 'web.admin.why.gone',
};

const ruleIds: Partial<Record<RejectionCode, MessageId>> = {
  own_role: 'web.admin.why.ownRole',
  yourself: 'web.admin.why.yourself',
  last_admin: 'web.admin.why.lastAdmin',
  owner_adds_bags: 'web.admin.why.ownerAddsBags',
  owner_sets_prices: 'web.admin.why.ownerSetsPrices',
  too_many_new_bags: 'web.admin.why.tooManyNewBags',
  already_member: 'web.admin.why.alreadyMember',
  last_owner: 'web.admin.why.lastOwner',
  not_yours: 'web.admin.why.notYours',
  too_many_invitations: 'web.admin.why.tooManyInvitations',
  unknown_order: 'web.admin.why.unknownOrder',
  not_paid: 'web.admin.why.notPaid',
  unknown_handover: 'web.admin.why.gone',
  revoked: 'web.admin.why.revoked',
  not_available: 'web.admin.why.notAvailable',
  refunded: 'web.admin.why.refunded',
  amount_differs: 'web.admin.why.amountDiffers',
  already_done: 'web.admin.why.alreadyDone',
  unknown_refund: 'web.admin.why.unknownRefund',
  already_refunded: 'web.admin.why.alreadyRefunded',
  not_an_admin: 'web.admin.why.adminsOnly',
  too_many: 'web.admin.why.tooMany',
  not_a_picture: 'web.admin.why.notAPicture',
  picture_moves: 'web.admin.why.pictureMoves',
  picture_too_large: 'web.admin.why.pictureTooLarge',
  picture_too_many_pixels: 'web.admin.why.pictureTooLarge',
  picture_unreadable: 'web.admin.why.pictureUnreadable',
  more_than_owed: 'web.admin.why.moreThanOwed',
  reference_used: 'web.admin.why.referenceUsed',
  unknown_store: 'web.admin.why.gone',
  unknown_payout: 'web.admin.why.gone',
  not_disputed: 'web.admin.why.notDisputed',
  too_late: 'web.admin.why.tooLate',
  malformed: 'web.admin.why.notAllowed',
  unknown: 'web.admin.why.server',
  '23503': 'web.admin.why.stillUsed',
  '23514': 'web.admin.why.notAllowed',
};

/** The reason of an error in the reader's language; a rule without a message shows the database's own text. */
export function useAdminErrorMessage(): (error: AdminError) => string {
  const t = useMessage();
  const isOfStore = useScope().kind === 'store';
  return (error) => {
    const named = error.kind === 'refused' ? error.rule && ruleIds[error.rule] : errorIds[error.kind];
    const id = isOfStore && named === errorIds.adminsOnly ? 'web.admin.why.notYourRole' : named;
    return id || error.kind !== 'refused' ? t(id ?? errorIds.server) : error.message;
  };
}
