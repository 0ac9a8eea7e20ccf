import {
  AFTER_PAYMENT_MS,
  DELIVERY_PROMISE_MINUTES,
  HOLD_MINUTES,
  REFUND_WORKING_DAYS,
} from '@zawadeh/domain';
import { walletName } from '../../lib/shop.ts';
import { LegalPage } from './LegalPage.tsx';

const values = {
  provider: walletName,
  hold: HOLD_MINUTES,
  cancel: AFTER_PAYMENT_MS / 60_000,
  delivery: DELIVERY_PROMISE_MINUTES,
  days: REFUND_WORKING_DAYS,
};

const sections = [
  ['web.terms.who', 'web.terms.whoText'],
  ['web.terms.bag', 'web.terms.bagText'],
  ['web.terms.pay', 'web.terms.payText'],
  ['web.terms.cancel', 'web.terms.cancelText'],
  ['web.terms.shop', 'web.terms.shopText'],
  ['web.terms.refund', 'web.terms.refundText'],
  ['web.terms.late', 'web.terms.lateText'],
  ['web.terms.delivery', 'web.terms.deliveryText'],
  ['web.terms.gift', 'web.terms.giftText'],
  ['web.terms.account', 'web.terms.accountText'],
  ['web.terms.law', 'web.terms.lawText'],
] as const;

export const Screen = () => (
  <LegalPage title="web.terms.title" lead="web.terms.description" sections={sections} values={values} />
);
