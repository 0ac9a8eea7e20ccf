import { useIntl } from 'react-intl';
import type { AdminError, Refusal } from '../../backend/desk/ask.ts';
import type { MessageId } from '../../locales/messageId.ts';

const troubles: Record<Exclude<AdminError['kind'], 'refused'>, MessageId> = {
  offline: 'web.desk.why.offline',
  slow: 'web.desk.why.slow',
  server: 'web.desk.why.server',
  signedOut: 'web.desk.why.signedOut',
  adminsOnly: 'web.desk.why.adminsOnly',
  gone: 'web.desk.why.gone',
};

const rules: Partial<Record<Refusal, MessageId>> = {
  own_role: 'web.desk.why.ownRole',
  yourself: 'web.desk.why.yourself',
  last_admin: 'web.desk.why.lastAdmin',
  unknown_order: 'web.desk.why.unknownOrder',
  not_available: 'web.desk.why.notAvailable',
  refunded: 'web.desk.why.refunded',
  not_an_admin: 'web.desk.why.adminsOnly',
  too_many: 'web.desk.why.tooMany',
  not_a_picture: 'web.desk.why.notAPicture',
  picture_moves: 'web.desk.why.pictureMoves',
  picture_too_large: 'web.desk.why.pictureTooLarge',
  picture_too_many_pixels: 'web.desk.why.pictureTooLarge',
  picture_unreadable: 'web.desk.why.pictureUnreadable',
  '23503': 'web.desk.why.stillUsed',
  '23514': 'web.desk.why.notAllowed',
};

/** Why something could not be done, in the reader's language; of a rule that has no words here, the database's own. */
export function useWhy(): (error: AdminError) => string {
  const intl = useIntl();
  return (error) => {
    const id = error.kind === 'refused' ? error.rule && rules[error.rule] : troubles[error.kind];
    return id || error.kind !== 'refused' ? intl.formatMessage({ id: id ?? troubles.server }) : error.message;
  };
}
