import type { Refund } from '@zawadeh/domain';
import { Chip, ChipGroup, DataTable, EmptyState } from '@zawadeh/ui';
import { useState } from 'react';
import { nowAtom } from '../../../lib/clock.ts';
import { useAtomValue } from '../../../lib/store.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { SectionHead } from '../SectionHead.tsx';
import { SectionLive } from '../SectionLive.tsx';
import { useLiveOrders } from '../useLiveOrders.ts';
import { useTableAddress } from '../useTableAddress.ts';
import { CorrectReference } from './CorrectReference.tsx';
import { RefundFigures } from './RefundFigures.tsx';
import { nameOf } from './refundName.ts';
import * as S from './RefundsSection.styles.ts';
import { SendBackForm } from './SendBackForm.tsx';
import { useOwedColumns, useSentColumns } from './useRefundColumns.tsx';
import { useRefunds } from './useRefunds.ts';
import { useSendBack } from './useSendBack.ts';

const idOf = ({ id }: Refund): string => id;

export function Screen() {
  const t = useMessage();
  const address = useTableAddress();
  const now = useAtomValue(nowAtom);
  const query = useRefunds();
  const { value: list, error, refetch } = query;
  const connection = useLiveOrders(refetch, refetch);
  const sendBack = useSendBack(query);
  const { openRefund, sentIds } = sendBack;
  const owedColumns = useOwedColumns({
    now,
    openId: openRefund?.id ?? null,
    sentIds,
    onOpen: sendBack.open,
    onClose: sendBack.close,
  });
  const [wrong, setWrong] = useState<Refund | null>(null);
  const sentColumns = useSentColumns(setWrong);
  const isSentBack = address.get('list') === 'done';

  const owedTable = {
    rows: sendBack.rows,
    columns: owedColumns,
    highlightedIds: sentIds,
    ...(openRefund && {
      currentId: openRefund.id,
      detail: (
        <SendBackForm
          key={openRefund.id}
          refund={openRefund}
          reference={sendBack.reference}
          onReferenceChange={sendBack.setReference}
          isBusy={sendBack.isBusy}
          isSentMeanwhile={sendBack.isSentMeanwhile}
          onSend={sendBack.send}
          onClose={sendBack.close}
        />
      ),
    }),
  };
  const sentTable = { rows: list?.done ?? [], columns: sentColumns };
  return (
    <>
      <SectionHead name={t('web.admin.refunds')}>
        <SectionLive connection={connection} />
      </SectionHead>
      {(list || !error) && <RefundFigures list={list} />}
      <S.Choice data-refunds>
        <ChipGroup label={t('web.admin.refunds.tabs')}>
          <Chip selected={!isSentBack} onPress={() => address.change({ list: '' })}>
            {list
              ? t('web.admin.refunds.owed', { count: list.owedCount })
              : t('web.admin.refunds.owedUncounted')}
          </Chip>
          <Chip selected={isSentBack} onPress={() => address.change({ list: 'done' })}>
            {t('web.admin.refunds.sentBackTab')}
          </Chip>
        </ChipGroup>
        {!isSentBack && <S.Says>{t('web.admin.refunds.whishSays')}</S.Says>}
      </S.Choice>
      <DataTable
        key={isSentBack ? 'done' : 'owed'}
        label={t(isSentBack ? 'web.admin.refunds.sentBackTab' : 'web.admin.refunds')}
        rowId={idOf}
        rowName={nameOf}
        isLoading={list === null && !error}
        hasToolbar={false}
        empty={
          <EmptyState
            picture="empty-orders"
            level="h2"
            title={t(isSentBack ? 'web.admin.refunds.noneSent' : 'web.admin.refunds.empty')}
          />
        }
        {...(isSentBack ? sentTable : owedTable)}
        {...(error && { error: { message: t('web.admin.refunds.notLoaded'), onRetry: refetch } })}
      />
      {wrong && <CorrectReference refund={wrong} onClose={() => setWrong(null)} onCorrected={refetch} />}
    </>
  );
}
