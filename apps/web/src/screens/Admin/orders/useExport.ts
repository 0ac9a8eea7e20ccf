import { beirutDay, ordersCsv } from '@zawadeh/domain';
import { grouped, useLanguage, useToasts } from '@zawadeh/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { everyOrder, ordersPage, type OrdersWish } from '../../../backend/admin/orders.ts';
import { download } from '../download.ts';
import { useMutation } from '../useMutation.ts';
import { csvHeadings, messages, methods, statuses } from './OrdersSection.messages.ts';

export interface Export {
  /** The progress as a text; null while no export runs. */
  progress: string | null;
  begin: (wish: OrdersWish) => void;
}

export function useExport(): Export {
  const intl = useIntl();
  const { locale } = useLanguage();
  const act = useMutation();
  const { show } = useToasts();
  const [progress, setProgress] = useState<string | null>(null);
  const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values);

  const begin = (wish: OrdersWish) => {
    const tell = (count: number, total: number) =>
      setProgress(say(messages.exporting, { count: grouped(count), total: grouped(total) }));
    tell(0, 0);
    void act({
      work: () => everyOrder((start, size) => ordersPage(wish, start, size), tell),
      failed: (why) => say(messages.notExported, { why }),
      onDone: (orders) => {
        const words = {
          locale,
          headings: inWords(csvHeadings, say),
          methods: inWords(methods, say),
          statuses: inWords(statuses, say),
        };
        const name = `zawadeh-orders-${beirutDay(Date.now())}.csv`;
        download(name, ordersCsv(orders, words), 'text/csv;charset=utf-8');
        show({
          message: say(messages.exported, { count: orders.length, shown: grouped(orders.length) }),
          kind: 'success',
        });
      },
    }).finally(() => setProgress(null));
  };
  return { progress, begin };
}

const inWords = <Name extends string>(ids: Record<Name, string>, say: (id: string) => string) =>
  Object.fromEntries(Object.entries<string>(ids).map(([name, id]) => [name, say(id)])) as Record<
    Name,
    string
  >;
