import { beirutDay, ordersCsv } from '@zawadeh/domain';
import { formatAtLeast, formatCount, useLanguage, useToasts } from '@zawadeh/ui';
import { useState } from 'react';
import { useMessage, type FormatMessage } from '../../../lib/messages/useMessage.ts';
import type { MessageId } from '../../../lib/messages/messageId.ts';
import { fetchEveryOrder, type AdminOrder, type OrdersFilter, type OrdersPage } from './orderCalls.ts';
import { download } from '../../../lib/download.ts';
import { useMutation } from '../useMutation.ts';
import { csvHeadings, handoverStates, messages, methods, statuses } from './OrdersSection.messages.ts';

export interface Export {
  /** The progress as a text; null while no export runs. */
  progress: string | null;
  begin: (filter: OrdersFilter) => void;
  /** These orders alone. */
  save: (orders: readonly AdminOrder[]) => void;
}

export function useExport(): Export {
  const t = useMessage();
  const { locale } = useLanguage();
  const mutate = useMutation();
  const { show } = useToasts();
  const [progress, setProgress] = useState<string | null>(null);

  const save = (orders: readonly AdminOrder[]) => {
    const words = {
      locale,
      headings: textsOf(csvHeadings, t),
      methods: textsOf(methods, t),
      handovers: textsOf(handoverStates, t),
      statuses: textsOf(statuses, t),
    };
    const name = `zawadeh-orders-${beirutDay(Date.now())}.csv`;
    download(name, ordersCsv(orders, words), 'text/csv;charset=utf-8');
    show({
      message: t(messages.exported, { count: orders.length, shown: formatCount(orders.length) }),
      kind: 'success',
    });
  };

  const begin = (filter: OrdersFilter) => {
    const onProgress = (count: number, { total, isCapped }: Pick<OrdersPage, 'total' | 'isCapped'>) =>
      setProgress(
        t(messages.exporting, {
          count: formatCount(count),
          total: isCapped ? formatAtLeast(total) : formatCount(total),
        }),
      );
    onProgress(0, { total: 0, isCapped: false });
    void mutate({
      work: () => fetchEveryOrder(filter, onProgress),
      failed: (why) => t(messages.notExported, { why }),
      onDone: save,
    }).finally(() => setProgress(null));
  };
  return { progress, begin, save };
}

const textsOf = <Name extends string>(ids: Record<Name, MessageId>, t: FormatMessage) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry for each name
  Object.fromEntries(Object.entries<MessageId>(ids).map(([name, id]) => [name, t(id)])) as Record<
    Name,
    string
  >;
