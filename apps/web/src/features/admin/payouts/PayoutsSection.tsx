import type { OwedToStore, OwedToStores, Payout } from '@zawadeh/domain';
import { Button, Chip, ChipGroup, DataTable, downloadIcon, EmptyState, useLanguage } from '@zawadeh/ui';
import { useMemo } from 'react';
import { nowAtom } from '../../../lib/clock.ts';
import { download } from '../../../lib/download.ts';
import { useAtomValue } from '../../../lib/store.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { SectionHead } from '../SectionHead.tsx';
import { useTableAddress } from '../useTableAddress.ts';
import { AnswerPayoutForm } from './AnswerPayoutForm.tsx';
import { CorrectPayoutForm } from './CorrectPayoutForm.tsx';
import { PayoutFigures } from './PayoutFigures.tsx';
import { payoutsCsv } from './payoutsCsv.ts';
import * as S from './PayoutsSection.styles.ts';
import { SendPayoutForm } from './SendPayoutForm.tsx';
import { useOwedColumns, useQuestionColumns, useSentColumns } from './usePayoutColumns.tsx';
import { usePayoutForms } from './usePayoutForms.ts';
import { usePayouts } from './usePayouts.ts';
import { useStoreName } from './useStoreName.ts';

const LISTS = ['owed', 'sent', 'questions'] as const;
const NO_STORES: readonly OwedToStore[] = [];
const NO_PAYOUTS: readonly Payout[] = [];
const EMPTY = {
  owed: 'web.admin.refunds.empty',
  sent: 'web.admin.payouts.noneSent',
  questions: 'web.admin.payouts.noQuestions',
} as const;

export function Screen() {
  const t = useMessage();
  const { locale } = useLanguage();
  const address = useTableAddress();
  const query = usePayouts();
  const { value: list, error, refetch } = query;
  const forms = usePayoutForms(query);
  const shown = LISTS.find((each) => each === address.get('list')) ?? 'owed';
  const chips = {
    owed: list
      ? t('web.admin.refunds.owed', { count: list.owed.filter((store) => store.owed > 0).length })
      : t('web.admin.refunds.owedUncounted'),
    sent: t('web.admin.payouts.sentTab'),
    questions: t('web.admin.payouts.questions', { count: list?.questions.length ?? 0 }),
  };
  const common = {
    hasToolbar: false,
    isLoading: list === null && !error,
    empty: <EmptyState picture="empty-orders" level="h2" title={t(EMPTY[shown])} />,
    ...(error && { error: { message: t('web.admin.payouts.notLoaded'), onRetry: refetch } }),
  };
  return (
    <>
      <SectionHead name={t('web.admin.payouts')}>
        {list && (
          <Button
            icon={downloadIcon}
            onPress={() =>
              download('zawadeh-payouts.csv', payoutsCsv(list.sent, t, locale), 'text/csv;charset=utf-8')
            }
          >
            {t('web.admin.payouts.csv')}
          </Button>
        )}
      </SectionHead>
      {(list || !error) && <PayoutFigures list={list} />}
      <S.Choice data-payouts>
        <ChipGroup label={t('web.admin.payouts.tabs')}>
          {LISTS.map((each) => (
            <Chip
              key={each}
              selected={each === shown}
              onPress={() => address.change({ list: each === 'owed' ? '' : each })}
            >
              {chips[each]}
            </Chip>
          ))}
        </ChipGroup>
        {shown === 'owed' && <S.Says>{t('web.admin.payouts.whishSays')}</S.Says>}
      </S.Choice>
      {shown === 'owed' ? (
        <OwedTable list={list} forms={forms} common={common} />
      ) : (
        <PayoutTable key={shown} shown={shown} list={list} forms={forms} common={common} />
      )}
    </>
  );
}

interface TableProps {
  list: OwedToStores | null;
  forms: ReturnType<typeof usePayoutForms>;
  common: object;
}

const storeIdOf = ({ storeId }: OwedToStore): string => storeId;
const idOf = ({ id }: Payout): string => id;

function OwedTable({ list, forms, common }: TableProps) {
  const t = useMessage();
  const nameOf = useStoreName();
  const now = useAtomValue(nowAtom);
  const open = forms.open?.kind === 'send' ? forms.open : null;
  const questions = useMemo(
    () => new Map((list?.questions ?? NO_PAYOUTS).map((payout) => [payout.storeId, payout])),
    [list],
  );
  const columns = useOwedColumns({
    now,
    openId: open?.id ?? null,
    questions,
    onOpen: (store) => forms.show({ kind: 'send', id: store.storeId, store }),
    onClose: forms.close,
  });
  const owed = list?.owed ?? NO_STORES;
  const current = owed.find(({ storeId }) => storeId === open?.id) ?? null;
  return (
    <DataTable
      label={t('web.admin.payouts')}
      // The form stays, whatever another admin does meanwhile.
      rows={open && !current ? [open.store, ...owed] : owed}
      columns={columns}
      rowId={storeIdOf}
      rowName={nameOf}
      {...common}
      {...(open && {
        currentId: open.id,
        detail: (
          <SendPayoutForm
            key={open.id}
            store={open.store}
            owed={current}
            isBusy={forms.isBusy}
            onSend={(amount, reference) => forms.send(open.store, amount, reference)}
            onClose={forms.close}
          />
        ),
      })}
    />
  );
}

function PayoutTable({ shown, list, forms, common }: TableProps & { shown: 'sent' | 'questions' }) {
  const t = useMessage();
  const nameOf = useStoreName();
  const now = useAtomValue(nowAtom);
  const open = forms.open?.kind === 'send' ? null : forms.open;
  const options = {
    now,
    openId: open?.id ?? null,
    onCorrect: (payout: Payout) => forms.show({ kind: 'correct', id: payout.id, payout }),
    onAnswer: (payout: Payout) => forms.show({ kind: 'answer', id: payout.id, payout }),
    onClose: forms.close,
  };
  const sentColumns = useSentColumns(options);
  const questionColumns = useQuestionColumns(options);
  const form = open && { isBusy: forms.isBusy, onClose: forms.close };
  return (
    <DataTable
      label={t(shown === 'sent' ? 'web.admin.payouts.sentTab' : 'web.admin.payouts.questionsTab')}
      rows={list?.[shown] ?? NO_PAYOUTS}
      columns={shown === 'sent' ? sentColumns : questionColumns}
      rowId={idOf}
      rowName={nameOf}
      {...common}
      {...(form && {
        currentId: open.id,
        detail:
          open.kind === 'answer' ? (
            <AnswerPayoutForm key={open.id} {...form} onAnswer={(note) => forms.answer(open.payout, note)} />
          ) : (
            <CorrectPayoutForm
              key={open.id}
              {...form}
              payout={open.payout}
              onCorrect={(amount, note) => forms.correct(open.payout, amount, note)}
            />
          ),
      })}
    />
  );
}
