import {
  formatUsd,
  isolated,
  leftToRight,
  type Cents,
  type OwedToStore,
  type OwedToStores,
  type Payout,
} from '@zawadeh/domain';
import { useState } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import type { AdminError, AdminResult } from '../query.ts';
import { useFocusAfter } from '../refunds/useSendBack.ts';
import { useMutation } from '../useMutation.ts';
import type { Query } from '../useQuery.ts';
import { answerPayout, correctPayout, sendPayout } from './payoutCalls.ts';
import { useStoreName } from './useStoreName.ts';

type OpenForm =
  | { kind: 'send'; id: string; store: OwedToStore }
  | { kind: 'correct' | 'answer'; id: string; payout: Payout };

/** One form at a time, which outlives every refresh of the list. */
export function usePayoutForms({ change, refetch }: Query<OwedToStores>) {
  const t = useMessage();
  const mutate = useMutation();
  const nameOf = useStoreName();
  const focusAfter = useFocusAfter();
  const [open, setOpen] = useState<OpenForm | null>(null);
  const [isBusy, setBusy] = useState(false);

  const run = (
    work: () => Promise<AdminResult<Payout>>,
    words: { done: string; failed: (why: string) => string },
    onDone: (payout: Payout) => void,
  ) =>
    void mutate({
      work: async () => {
        setBusy(true);
        const result = await work();
        setBusy(false);
        return result;
      },
      ...words,
      onDone: (payout) => {
        focusAfter('[data-payouts] button');
        setOpen(null);
        onDone(payout);
        refetch();
      },
      // What is owed has changed meanwhile, or another admin was first.
      onFailed: (error) => isRefused(error) && refetch(),
      isFinal: isRefused,
    });

  return {
    open,
    isBusy,
    show: (form: OpenForm) => !isBusy && setOpen(form),
    close: () => {
      if (open) focusAfter(`[data-row="${CSS.escape(open.id)}"] td:last-child button`);
      setOpen(null);
    },
    send: (store: OwedToStore, amount: Cents, reference: string) => {
      const values = { amount: leftToRight(formatUsd(amount)), name: isolated(nameOf(store)) };
      run(
        () => sendPayout(store.storeId, amount, reference),
        {
          done: t('web.admin.payouts.recorded', values),
          failed: (why) => t('web.admin.payouts.notRecorded', { ...values, why }),
        },
        (payout) => change((list) => withSent(list, payout)),
      );
    },
    correct: (payout: Payout, amount: Cents, note: string) => {
      const values = { name: isolated(nameOf(payout)) };
      run(
        () => correctPayout(payout.id, amount, note),
        {
          done: t('web.admin.payouts.corrected', values),
          failed: (why) => t('web.admin.payouts.notCorrected', { ...values, why }),
        },
        () => {},
      );
    },
    answer: (payout: Payout, note: string) => {
      const values = { name: isolated(nameOf(payout)) };
      run(
        () => answerPayout(payout.id, note),
        {
          done: t('web.admin.payouts.answered', values),
          failed: (why) => t('web.admin.payouts.notAnswered', { ...values, why }),
        },
        ({ id }) =>
          change((list) => ({ ...list, questions: list.questions.filter((each) => each.id !== id) })),
      );
    },
  };
}

const isRefused = ({ kind }: AdminError) => kind === 'refused';

/** The list with one payout more, until the server says so: nobody may pay it twice meanwhile. */
function withSent(list: OwedToStores, payout: Payout): OwedToStores {
  if (list.sent.some(({ id }) => id === payout.id)) return list;
  const owed = list.owed
    .map((store) =>
      store.storeId === payout.storeId
        ? { ...store, owed: store.owed - payout.amount, sent: store.sent + payout.amount, lastPayout: payout }
        : store,
    )
    .filter((store) => store.owed !== 0);
  return { ...list, owed, sent: [payout, ...list.sent] };
}
