import {
  formatUsd,
  isolated,
  leftToRight,
  withLingering,
  withSentBack,
  type Refund,
  type RefundList,
} from '@zawadeh/domain';
import { useEffect, useRef, useState } from 'react';
import type { AdminError } from '../query.ts';
import { recordSentBack } from './refundCalls.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { useSession } from '../../session/useSession.ts';
import { useMutation } from '../useMutation.ts';
import type { Query } from '../useQuery.ts';
import { nameOf } from './refundName.ts';

/** How long a row stays green before it moves to those sent back. */
const GREEN_MS = 2_500;

interface SendBack {
  /** The refunds that are owed, and those that were sent a moment ago. */
  rows: readonly Refund[];
  sentIds: ReadonlySet<string>;
  /** The one whose form is open. */
  openRefund: Refund | null;
  reference: string;
  isBusy: boolean;
  /** Another admin has sent the open refund back. */
  isSentMeanwhile: boolean;
  setReference: (reference: string) => void;
  open: (refund: Refund) => void;
  close: () => void;
  send: (reference: string) => void;
}

const NONE: readonly Refund[] = [];
const isSettled = (error: AdminError) =>
  error.kind === 'refused' && (error.rule === 'already_refunded' || error.rule === 'unknown_refund');

/** One form at a time, which outlives every refresh of the list. */
export function useSendBack({ value, change, refetch }: Query<RefundList>): SendBack {
  const t = useMessage();
  const mutate = useMutation();
  const session = useSession();
  const admin = session.status === 'signedIn' ? session.profile.name : null;
  const [openRefund, setOpenRefund] = useState<Refund | null>(null);
  const [reference, setReference] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [sent, setSent] = useState(NONE);
  const focusAfter = useFocusAfter();
  useEffect(() => {
    if (sent === NONE) return;
    const timer = setTimeout(() => setSent(NONE), GREEN_MS);
    return () => clearTimeout(timer);
  }, [sent]);

  const owed = value?.owed ?? NONE;
  const rows = withLingering(owed, openRefund ? [...sent, openRefund] : sent);
  const sentIds = new Set(sent.map(({ id }) => id));

  const show = (refund: Refund | null) => {
    setOpenRefund(refund);
    setReference('');
  };
  const finish = (refund: Refund, done: Refund) => {
    const place = rows.findIndex(({ id }) => id === refund.id);
    const next = [...rows.slice(place + 1), ...rows.slice(0, place)].find(({ id }) => !sentIds.has(id));
    focusAfter(next ? rowAt(next.id) : '[data-refunds] button');
    setSent((before) => [...before, done]);
    show(null);
    change((list) => withSentBack(list, done));
    refetch();
  };
  const send = (given: string) => {
    if (openRefund === null) return;
    const refund = openRefund;
    const values = { amount: leftToRight(formatUsd(refund.amount)), name: isolated(nameOf(refund)) };
    void mutate({
      work: async () => {
        setBusy(true);
        const result = await recordSentBack(refund.id, given);
        setBusy(false);
        return result;
      },
      done: t('web.admin.refunds.recorded', values),
      failed: (why) => t('web.admin.refunds.notRecorded', { ...values, why }),
      onDone: (doneAt) => finish(refund, { ...refund, doneAt, doneBy: admin, reference: given }),
      onFailed: (error) => isSettled(error) && refetch(),
      isFinal: isSettled,
    });
  };

  return {
    rows,
    sentIds,
    openRefund,
    reference,
    isBusy,
    isSentMeanwhile: openRefund !== null && value !== null && !owed.some(({ id }) => id === openRefund.id),
    setReference,
    open: (refund) => !isBusy && show(refund),
    close: () => {
      if (openRefund) focusAfter(`${rowAt(openRefund.id)} td:last-child button`);
      show(null);
    },
    send,
  };
}

const rowAt = (id: string) => `[data-row="${CSS.escape(id)}"]`;

/** Focuses what a selector finds after the next render. */
export function useFocusAfter(): (selector: string) => void {
  const selector = useRef<string | null>(null);
  useEffect(() => {
    if (selector.current === null) return;
    document.querySelector<HTMLElement>(selector.current)?.focus();
    selector.current = null;
  });
  return (next) => {
    selector.current = next;
  };
}
