import { useToasts } from '@zawadeh/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { AdminError, AdminResult } from './query.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { useAdminErrorMessage } from './useAdminErrorMessage.ts';

interface BulkWork<Item> {
  items: readonly Item[];
  work: (item: Item) => Promise<AdminResult<unknown>>;
  /** How a failed item is called in the report. */
  nameOf: (item: Item) => string;
  /** With the items that failed, which may be tried again. */
  onDone: (failed: readonly Item[]) => void;
}

interface Bulk {
  /** The progress as a text; null while nothing runs. */
  progress: string | null;
  run: <Item>(bulk: BulkWork<Item>) => Promise<void>;
}

const MOST_NAMED = 3;

/** One change of many items, one after the other: each succeeds or fails by itself, and the report says which failed. */
export function useBulk(): Bulk {
  const t = useMessage();
  const intl = useIntl();
  const errorText = useAdminErrorMessage();
  const { show } = useToasts();
  const [progress, setProgress] = useState<string | null>(null);

  async function run<Item>({ items, work, nameOf, onDone }: BulkWork<Item>): Promise<void> {
    if (progress !== null) return;
    const failed: { item: Item; error: AdminError }[] = [];
    for (const [done, item] of items.entries()) {
      setProgress(t('web.admin.bulk.busy', { done, count: items.length }));
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const result = await work(item);
      if (!result.ok) failed.push({ item, error: result.error });
    }
    setProgress(null);
    const [first] = failed;
    if (first) {
      const names = failed.slice(0, MOST_NAMED).map(({ item }) => nameOf(item));
      show({
        kind: 'danger',
        message: t('web.admin.bulk.failed', {
          failed: failed.length,
          count: items.length,
          names: intl.formatList(failed.length > MOST_NAMED ? [...names, '…'] : names),
          why: errorText(first.error),
        }),
      });
    } else show({ kind: 'success', message: t('web.admin.bulk.done', { count: items.length }) });
    onDone(failed.map(({ item }) => item));
  }

  return { progress, run };
}
