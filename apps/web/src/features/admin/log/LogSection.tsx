import { LONGEST_CODE, readCount, readOrderCode, readText, readUuid } from '@zawadeh/domain';
import {
  Button,
  DataTable,
  DateTime,
  EmptyState,
  LinkContext,
  LocalizedText,
  Ltr,
  TextField,
  type TableColumn,
} from '@zawadeh/ui';
import { use, useMemo } from 'react';
import { fetchLog, type LogEntry } from './fetchLog.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import * as Admin from '../AdminScreen.styles.ts';
import { SectionHead } from '../SectionHead.tsx';
import { SectionSearch } from '../SectionSearch.tsx';
import { ShopAndBagFields } from '../ShopAndBagFields.tsx';
import { useQuery } from '../useQuery.ts';
import { useSearch } from '../useSearch.ts';
import { PAGE_SIZE, useTableAddress } from '../useTableAddress.ts';
import { LogDeed } from './LogDeed.tsx';
import * as S from './LogSection.styles.ts';
import { LogWho } from './LogWho.tsx';

const idOf = ({ id }: LogEntry): string => String(id);
const FILTERS = ['q', 'code', 'store', 'bag'];

/** Who did what, when and why; the newest first. */
export function Screen() {
  const t = useMessage();
  const address = useTableAddress();
  const search = useSearch(address);
  const columns = useColumns();
  const before = readCount(address.get('before')) || null;
  const filter = {
    search: search.query,
    order: readOrderCode(address.get('code')) ?? readText(address.get('code')) ?? '',
    bag: readUuid(address.get('bag')) ?? '',
    store: readUuid(address.get('store')) ?? '',
  };
  const { value, error, isLoading, refetch } = useQuery(JSON.stringify([filter, before]), () =>
    fetchLog(filter, before, PAGE_SIZE),
  );
  const entries = value?.entries ?? [];
  const last = entries.at(-1);
  const change = (values: Partial<Record<string, string>>) => address.change({ ...values, before: '' });
  const isNarrowed = FILTERS.some((name) => address.get(name) !== '');
  return (
    <>
      <SectionHead name={t('web.admin.log')} />
      <S.Filters>
        <SectionSearch label={t('web.admin.log.search')} search={search} />
        <TextField
          name="code"
          label={t('web.admin.orders.code')}
          dir="ltr"
          autoComplete="off"
          maxLength={LONGEST_CODE}
          value={address.get('code')}
          onValueChange={(code) => change({ code })}
        />
        <ShopAndBagFields address={{ ...address, change }} />
      </S.Filters>
      <DataTable
        label={t('web.admin.log')}
        rows={entries}
        columns={columns}
        rowId={idOf}
        search={search.query}
        isLoading={isLoading}
        hasToolbar={false}
        empty={
          <EmptyState
            picture="empty-orders"
            level="h2"
            title={t(isNarrowed ? 'web.admin.log.nothingFound' : 'web.admin.log.empty')}
          />
        }
        {...(error && { error: { message: t('web.admin.log.notLoaded'), onRetry: refetch } })}
      />
      <S.Pages aria-label={t('web.admin.log.pages')}>
        {before !== null && (
          <Button onPress={() => address.keep({ before: '' })}>{t('web.admin.log.newest')}</Button>
        )}
        {value?.hasMore && last && (
          <Button onPress={() => address.open({ before: idOf(last) })}>{t('web.admin.log.older')}</Button>
        )}
      </S.Pages>
    </>
  );
}

function useColumns(): readonly TableColumn<LogEntry>[] {
  const t = useMessage();
  return useMemo(
    () => [
      {
        id: 'deed',
        header: t('web.admin.log.deed'),
        cardRole: 'title',
        cell: (entry) => <LogDeed entry={entry} />,
      },
      { id: 'about', header: t('web.admin.log.about'), cell: (entry) => <About entry={entry} /> },
      {
        id: 'who',
        header: t('web.admin.log.who'),
        width: '13rem',
        cell: (entry) => <LogWho entry={entry} />,
      },
      {
        id: 'at',
        header: t('web.admin.orders.date'),
        width: '12rem',
        cell: ({ at }) => (
          <Admin.OneLine>
            <DateTime at={at} />
          </Admin.OneLine>
        ),
      },
    ],
    [t],
  );
}

/** The order, the bag, the shop or the account; null leaves the line out of a card. */
function About({ entry: { orderCode, bag, store, who } }: { entry: LogEntry }) {
  const Link = use(LinkContext);
  return (
    <>
      {orderCode !== null && (
        <div>
          <S.Code as={Link} href={`/admin?${new URLSearchParams({ section: 'orders', order: orderCode })}`}>
            <Ltr>{orderCode}</Ltr>
          </S.Code>
        </div>
      )}
      {bag && (
        <div>
          <LocalizedText text={bag} />
        </div>
      )}
      {who !== null && <bdi>{who}</bdi>}
      {store && (
        <Admin.Quiet>
          <LocalizedText text={store} />
        </Admin.Quiet>
      )}
    </>
  );
}
