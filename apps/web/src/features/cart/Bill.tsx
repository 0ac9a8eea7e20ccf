import { canCancelAfterPaying, findArea, orderTotals, type Cart, type CustomerForm } from '@zawadeh/domain';
import {
  Button,
  cardIcon,
  chevronEndIcon,
  clockIcon,
  Dock,
  Icon,
  OrderSummary,
  Price,
  undoIcon,
} from '@zawadeh/ui';
import { Lira } from '../lira/Lira.tsx';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { nowAtom } from '../../lib/clock.ts';
import { useAtomValue } from '../../lib/store.ts';
import { walletName } from '../../lib/shop.ts';
import * as S from './CartScreen.styles.ts';

interface BillProps {
  cart: Cart;
  form: CustomerForm;
  /** The id of the form that Checkout submits. */
  formId: string;
}

/** The sums and the next step: in the summary on a desktop, in the dock on a phone. */
export function Bill({ cart, form, formId }: BillProps) {
  const t = useMessage();
  const area = form.method === 'delivery' ? findArea(form.areaId) : null;
  const isFeeUnknown = form.method === 'delivery' && area === null;
  const sums = orderTotals(
    cart.map(({ salePrice, quantity }) => ({ unitPrice: salePrice, quantity })),
    area ? { method: 'delivery', area, address: form.address } : { method: 'pickup', isGift: false },
  );
  const now = useAtomValue(nowAtom);
  const isCancellable = sums.total > 0 && canCancelAfterPaying({ method: form.method, lines: cart }, now);
  const checkout = (
    <Button kind="primary" type="submit" form={formId} isFullWidth>
      {t('web.cart.checkout')}
      <Icon of={chevronEndIcon} size="small" />
    </Button>
  );
  return (
    <>
      <S.Summary aria-label={t('web.cart.summary')}>
        <OrderSummary
          totals={{ ...sums, delivery: isFeeUnknown ? null : sums.delivery }}
          area={area}
          lira={<Lira cents={sums.total} />}
        >
          <S.DesktopOnly>{checkout}</S.DesktopOnly>
        </OrderSummary>
        <S.Promises role="list">
          <li>
            <Icon of={clockIcon} />
            {t('web.cart.held')}
          </li>
          {isCancellable && (
            <li>
              <Icon of={undoIcon} />
              {t('web.checkout.canCancel')}
            </li>
          )}
          <li>
            <Icon of={cardIcon} />
            {t('web.cart.licensed', { provider: walletName })}
          </li>
        </S.Promises>
      </S.Summary>
      <S.MobileOnly>
        <Dock>
          <S.DockRow>
            <S.DockTotal>
              {t(isFeeUnknown ? 'web.cart.beforeDelivery' : 'web.cart.total')}
              <S.DockSum>
                <Price cents={sums.total} />
              </S.DockSum>
            </S.DockTotal>
            {checkout}
          </S.DockRow>
        </Dock>
      </S.MobileOnly>
    </>
  );
}
