import { isolated, type Cents, type DeliveryArea, type Totals } from '@zawadeh/domain';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Price } from '../../foundations/Price/Price.tsx';
import { Surface } from '../../foundations/Surface/Surface.tsx';
import { useLanguage } from '../../provider/contexts.ts';
import * as S from './OrderSummary.styles.ts';

export interface OrderSummaryProps {
  /** From `orderTotals` of the domain; delivery is null until an area is chosen. */
  totals: Omit<Totals, 'delivery'> & { delivery: Cents | null };
  /** The delivery area; null for pickup. */
  area?: Pick<DeliveryArea, 'name'> | null;
  /** How many bags the subtotal is for. */
  bags?: number;
  /** The total in lira, a LiraNote; only until the order is paid. */
  lira?: ReactNode;
  /** The next step on a desktop; on a phone it is in the sticky footer. */
  children?: ReactNode;
}

/**
 * The costs of an order, on a bag's torn paper.
 *
 * Subtotal, delivery and total come from the domain's `orderTotals` and are never added up here. Until an
 * area is chosen, the fee depends on the area and the total excludes delivery.
 *
 * @use once on the cart, and once on the review before payment.
 * @avoid for other facts of an order (a {@link KeyValueList}), or for an order that is paid (an {@link
 *   OrderCard}).
 * @do Show the same numbers in the {@link Dock} and here.
 * @dont Count up, flash or colour money.
 * @part {dl > div} Line: what, and how much
 * @part {dl > div:last-child} Total
 * @words The words of the specification: "Subtotal", «المجموع الفرعي»; "Delivery", «التوصيل»;
 *   "Total", «الإجمالي».
 * @reader Terms and their values, in the order of the sum.
 * @arabic Amounts are at the end with cents under cents, signs to the left of their digits.
 */
export function OrderSummary({ totals, area = null, bags, lira, children }: OrderSummaryProps) {
  const intl = useIntl();
  const { locale } = useLanguage();
  const { subtotal, delivery, total } = totals;
  return (
    <Surface look="kraft" hasPinkedEdge padding="large">
      <S.Container>
        <S.List>
          <S.Line>
            <S.Name>
              {bags === undefined
                ? intl.formatMessage({ id: 'ui.orderSummary.subtotal' })
                : intl.formatMessage({ id: 'ui.orderSummary.subtotalOf' }, { bags })}
            </S.Name>
            <Amount cents={subtotal} />
          </S.Line>
          <S.Line>
            <S.Name>
              {area
                ? intl.formatMessage(
                    { id: 'ui.orderSummary.deliveryTo' },
                    { area: isolated(area.name[locale]) },
                  )
                : intl.formatMessage({
                    id: delivery === 0 ? 'ui.orderSummary.pickup' : 'ui.orderSummary.delivery',
                  })}
            </S.Name>
            {delivery === null ? (
              <S.Unknown>{intl.formatMessage({ id: 'ui.orderSummary.byArea' })}</S.Unknown>
            ) : area === null && delivery === 0 ? (
              <S.Amount>{intl.formatMessage({ id: 'ui.orderSummary.free' })}</S.Amount>
            ) : (
              <Amount cents={delivery} />
            )}
          </S.Line>
          <S.Line data-total>
            <S.Name>
              {intl.formatMessage({
                id: delivery === null ? 'ui.orderSummary.totalBefore' : 'ui.orderSummary.total',
              })}
            </S.Name>
            <Amount cents={total} />
            {lira && <S.Lira>{lira}</S.Lira>}
          </S.Line>
        </S.List>
      </S.Container>
      {children && <S.Next>{children}</S.Next>}
    </Surface>
  );
}

/** Left to right, so that cents stand under cents in both languages. */
function Amount({ cents }: { cents: Cents }) {
  return (
    <S.Amount dir="ltr">
      <Price cents={cents} />
    </S.Amount>
  );
}
