import { DateTime, formatCount, Ltr, type TableColumn } from '@zawadeh/ui';
import { useMemo } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import type { RateEntry } from './rateCalls.ts';

export function useRateColumns(): readonly TableColumn<RateEntry>[] {
  const t = useMessage();
  return useMemo(
    (): readonly TableColumn<RateEntry>[] => [
      {
        id: 'since',
        header: t('web.admin.settings.since'),
        cardRole: 'title',
        cell: ({ at }) => <DateTime at={at} />,
      },
      {
        id: 'rate',
        header: t('web.admin.settings.rate'),
        align: 'end',
        cardRole: 'end',
        cell: ({ lbpPerUsd }) => formatCount(lbpPerUsd),
      },
      {
        id: 'by',
        header: t('web.admin.settings.by'),
        cardRole: 'start',
        cell: ({ by }) => by && <Ltr kind="email">{by}</Ltr>,
      },
    ],
    [t],
  );
}
