/** The columns of the example orders, as on the dashboard. */
import type { Cents, Instant } from '@zawadeh/domain';
import { useMemo } from 'react';
import { PaymentBadge } from '../../bag/PaymentBadge/PaymentBadge.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { LocalizedText } from '../../foundations/LocalizedText/LocalizedText.tsx';
import { Price } from '../../foundations/Price/Price.tsx';
import { useBeirutTime } from '../../provider/useBeirut.ts';
import { useWords } from '../../stories/words.ts';
import type { TableColumn } from './columns.ts';
import type { ExampleOrder } from './exampleOrders.ts';
import { trashIcon } from '../../foundations/Icon/icons.ts';

const HEADERS = {
  en: {
    code: 'Order Code',
    customer: 'Customer',
    bag: 'Items',
    way: 'Delivery',
    payment: 'Payment',
    amount: 'Amount',
    at: 'Date',
    remove: 'Delete',
  },
  ar: {
    code: 'رمز الطلب',
    customer: 'الزبون',
    bag: 'الأكياس',
    way: 'الاستلام',
    payment: 'الدفع',
    amount: 'المبلغ',
    at: 'التاريخ',
    remove: 'حذف',
  },
};

export function useOrderColumns(
  onRemove?: (order: ExampleOrder) => void,
): readonly TableColumn<ExampleOrder>[] {
  const header = useWords(HEADERS);
  const locale = useWords({ en: 'en', ar: 'ar' } as const);
  return useMemo(
    (): readonly TableColumn<ExampleOrder>[] => [
      {
        id: 'code',
        header: header.code,
        cardRole: 'title',
        width: '8.5rem',
        sortValue: ({ code }) => code,
        cell: ({ code }) => <bdi dir="ltr">{code}</bdi>,
      },
      {
        id: 'customer',
        header: header.customer,
        cardRole: 'start',
        width: '11rem',
        sortValue: ({ customer }) => customer[locale],
        cell: ({ customer, phone }) => (
          <>
            <LocalizedText text={customer} as="div" />
            {phone && <Quiet text={phone} />}
          </>
        ),
      },
      {
        id: 'bag',
        header: header.bag,
        isHideable: true,
        sortValue: ({ bag }) => bag[locale],
        cell: ({ bag }) => <LocalizedText text={bag} />,
      },
      {
        id: 'way',
        header: header.way,
        cardRole: 'start',
        isHideable: true,
        cell: ({ way }) => <LocalizedText text={way} />,
      },
      {
        id: 'payment',
        header: header.payment,
        cardRole: 'end',
        width: '9rem',
        cell: ({ payment }) => <PaymentBadge status={payment} />,
      },
      {
        id: 'amount',
        header: header.amount,
        cardRole: 'end',
        align: 'end',
        width: '7rem',
        sortValue: ({ amount }) => amount,
        cell: ({ amount }) => amount !== null && <Money cents={amount} />,
      },
      {
        id: 'at',
        header: header.at,
        isHideable: true,
        width: '10rem',
        sortValue: ({ at }) => at,
        cell: ({ at }) => <Day at={at} />,
      },
      {
        id: 'remove',
        header: header.remove,
        isHeaderHidden: true,
        cardRole: 'end',
        width: '5rem',
        cell: (order) => (
          <IconButton
            tone="danger"
            label={`${header.remove} ${order.code}`}
            onPress={() => onRemove?.(order)}
          >
            <Icon of={trashIcon} size="small" />
          </IconButton>
        ),
      },
    ],
    [header, locale, onRemove],
  );
}

function Quiet({ text }: { text: string }) {
  return (
    <div style={{ font: 'var(--type-caption)', color: 'var(--text-muted)' }}>
      <bdi dir="ltr">{text}</bdi>
    </div>
  );
}

function Money({ cents }: { cents: Cents }) {
  return (
    <strong>
      <Price cents={cents} />
    </strong>
  );
}

function Day({ at }: { at: Instant }) {
  return useBeirutTime().fullDate(at);
}
