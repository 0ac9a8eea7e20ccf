import { allShops, lateDeliveries, shopDays, type HandoverBoard } from '@zawadeh/domain';
import {
  DataTable,
  EmptyState,
  ErrorState,
  Skeleton,
  Text,
  useDateTimeText,
  useTableRows,
} from '@zawadeh/ui';
import { useEffect, useMemo, useRef } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { useStore } from '../../../lib/store.ts';
import { useLiveOrders } from '../useLiveOrders.ts';
import { Phones } from '../phones/Phones.tsx';
import { useBoard } from '../phones/useBoard.ts';
import { SectionHead } from '../SectionHead.tsx';
import { SectionLive } from '../SectionLive.tsx';
import { SectionSearch } from '../SectionSearch.tsx';
import { useSearch } from '../useSearch.ts';
import { useTableAddress, type TableAddress } from '../useTableAddress.ts';
import { Figures } from './Figures.tsx';
import { lateCountAtom } from '../navigationCounts.ts';
import { ShopPanel } from './ShopPanel.tsx';
import { messages } from './TodaySection.messages.ts';
import * as S from './TodaySection.styles.ts';
import { shopIdOf, shopText, useShopColumns } from './useShopColumns.tsx';

export function Screen() {
  const t = useMessage();
  const { dayTime } = useDateTimeText();
  const { value: board, error, refetch } = useBoard();
  const connection = useLiveOrders(refetch, refetch, refetch);
  const store = useStore();
  useEffect(() => {
    if (board) store.set(lateCountAtom, lateDeliveries(board));
  }, [board, store]);
  return (
    <>
      <SectionHead name={t(messages.heading)}>
        <S.State>
          <SectionLive connection={connection} />
          {board && (
            <Text look="bodySmall" as="span" tone="muted">
              {dayTime(board.now)}
            </Text>
          )}
        </S.State>
      </SectionHead>
      {error && <ErrorState message={t(messages.notLoaded)} onRetry={refetch} />}
      {board ? <Board board={board} onChanged={refetch} /> : !error && <Skeleton $height={360} />}
      {board && <Phones board={board} owner={{ kind: 'courier' }} onChanged={refetch} />}
    </>
  );
}

function Board({ board, onChanged }: { board: HandoverBoard; onChanged: () => void }) {
  const t = useMessage();
  const address = useTableAddress();
  const search = useSearch(address);
  const columns = useShopColumns(board.now);
  const days = useMemo(() => shopDays(board), [board]);
  const shown = useTableRows(days, { columns, sort: null, search: search.text, textOf: shopText });
  const total = useMemo(() => allShops(board), [board]);
  const chosenId = address.get('shop');
  const chosen = days.find((day) => shopIdOf(day) === chosenId);
  const day = chosen ?? shown[0];
  const heading = useFocusAtChoice(chosenId);
  if (days.length === 0) return <EmptyState picture="empty-orders" level="h2" title={t(messages.empty)} />;

  const choose = (shop: string) => {
    // The Back button leads to the list from the first shop only.
    if (chosen) address.change({ shop });
    else address.go({ section: 'today', ...(search.text && { q: search.text }), shop });
  };
  return (
    <S.Board data-chosen={chosen !== undefined || undefined}>
      <S.Overall>
        <Figures board={board} />
        <SectionSearch label={t(messages.search)} search={search} />
      </S.Overall>
      <S.Shops>
        <DataTable
          label={t(messages.heading)}
          rows={shown}
          {...(days.length > 1 && search.text === '' && { total })}
          columns={columns}
          rowId={shopIdOf}
          currentId={day && shopIdOf(day)}
          search={search.text}
          onOpenRow={(row) => choose(shopIdOf(row))}
          empty={<Text tone="muted">{t(messages.nothingFound)}</Text>}
        />
      </S.Shops>
      {day && (
        <ShopPanel
          key={shopIdOf(day)}
          day={day}
          now={board.now}
          heading={heading}
          onBack={() => address.change({ shop: '' })}
          onChanged={onChanged}
          onShowOrder={(code) => showOrder(address, code)}
        />
      )}
    </S.Board>
  );
}

const showOrder = ({ go }: TableAddress, code: string) => go({ section: 'orders', order: code });

/** The focus goes to the chosen shop's heading, and back to its row. */
function useFocusAtChoice(chosenId: string) {
  const heading = useRef<HTMLDivElement>(null);
  const before = useRef(chosenId);
  useEffect(() => {
    if (before.current === chosenId) return;
    const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(before.current)}"]`);
    before.current = chosenId;
    const target = chosenId === '' ? row : heading.current?.querySelector<HTMLElement>('h2');
    target?.focus();
  }, [chosenId]);
  return heading;
}
