import { isolated, type Cents, type DeliveryArea, type Totals } from '@zawadeh/domain';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Price } from '../../foundations/Price/Price.tsx';
import { Surface } from '../../foundations/Surface/Surface.tsx';
import { useLanguage } from '../../provider/contexts.ts';
import type { MessageIds } from '../../locales/messageId.ts';
import * as S from './OrderSummary.styles.ts';

const messages = {
  subtotal: 'ui.orderSummary.subtotal',
  delivery: 'ui.orderSummary.delivery',
  /** area is "Mina" */
  deliveryTo: 'ui.orderSummary.deliveryTo',
  /** In the place of the fee, until an area is chosen. */
  byArea: 'ui.orderSummary.byArea',
  total: 'ui.orderSummary.total',
  /** As long as the fee is not known. */
  totalBefore: 'ui.orderSummary.totalBefore',
} satisfies MessageIds;

export interface OrderSummaryProps {
  /** From the domain's `orderTotals`; delivery is null until an area is chosen, and nothing is promised. */
  totals: Omit<Totals, 'delivery'> & { delivery: Cents | null };
  /** Where it is delivered; none for pickup. */
  area?: Pick<DeliveryArea, 'name'> | null;
  /** On a phone it runs to both edges of the screen. */
  isBleeding?: boolean;
  /** The next step, on a desktop; on a phone it is in the dock. */
  children?: ReactNode;
}

/** What the order costs, on a bag's torn paper. Money is plain, and never moves. */
export function OrderSummary({ totals, area = null, isBleeding, children }: OrderSummaryProps) {
  const intl = useIntl();
  const { locale } = useLanguage();
  const { subtotal, delivery, total } = totals;
  return (
    <Surface look="kraft" hasPinkedEdge padding="large" isBleeding={isBleeding}>
      <S.Container>
        <S.List>
          <S.Line>
            <S.Name>{intl.formatMessage({ id: messages.subtotal })}</S.Name>
            <Amount cents={subtotal} />
          </S.Line>
          <S.Line>
            <S.Name>
              {area
                ? intl.formatMessage({ id: messages.deliveryTo }, { area: isolated(area.name[locale]) })
                : intl.formatMessage({ id: messages.delivery })}
            </S.Name>
            {delivery === null ? (
              <S.Unknown>{intl.formatMessage({ id: messages.byArea })}</S.Unknown>
            ) : (
              <Amount cents={delivery} />
            )}
          </S.Line>
          <S.Line data-total>
            <S.Name>
              {intl.formatMessage({ id: delivery === null ? messages.totalBefore : messages.total })}
            </S.Name>
            <Amount cents={total} />
          </S.Line>
        </S.List>
      </S.Container>
      {children && <S.Next>{children}</S.Next>}
    </Surface>
  );
}

/** Cents stand under cents in both languages. */
function Amount({ cents }: { cents: Cents }) {
  return (
    <S.Amount dir="ltr">
      <Price cents={cents} />
    </S.Amount>
  );
}
