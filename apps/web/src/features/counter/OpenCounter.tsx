import {
  canHandOver,
  codeEnd,
  isTicketOpen,
  type ActionResult,
  type CounterHandover,
  type Instant,
  type SignedTicket,
} from '@zawadeh/domain';
import { useCallback, useState } from 'react';
import { HandOverResult } from './HandOverResult/HandOverResult.tsx';
import { HandOverSheet } from './HandOverSheet/HandOverSheet.tsx';
import { deferredPart } from '../../lib/deferred/deferredPart.ts';
import { AboutView } from './AboutView.tsx';
import { LazyCamera } from './LazyCamera.tsx';
import { CodeView } from './CodeView.tsx';
import { ListView } from './ListView.tsx';
import { useResultSignal } from './signal.ts';
import { AlreadyResult, UndoResult, useAskHref } from './results.tsx';
import { UNDO_SECONDS } from './stock.ts';
import type { Counter } from './useCounter.ts';

/** Not needed for the list, so it comes after it. */
export const loadStock = () => import('./StockView.tsx');
const useStock = deferredPart(loadStock);

type How = 'scan' | 'code' | 'list';

type View =
  | { kind: 'list' | 'stock' | 'camera' | 'about' }
  | { kind: 'code'; isCameraOff: boolean }
  | { kind: 'handOver'; handover: CounterHandover; how: How }
  | { kind: 'done'; handover: CounterHandover; token: string; at: Instant }
  | { kind: 'already'; handover: CounterHandover }
  | { kind: 'refused'; why: 'unknown' | 'otherShop' | 'notATicket'; code: string | null };

interface OpenCounterProps {
  counter: Counter;
  /** The keys of orders that have just come. */
  newOrders: ReadonlySet<string>;
  onLock: () => void;
}

/** What a counter does with an open lock: the list, and the pages that are opened from it. */
export function OpenCounter({ counter, newOrders, onLock }: OpenCounterProps) {
  const [view, setView] = useState<View>({ kind: 'list' });
  const stock = useStock();
  const askHref = useAskHref();
  useResultSignal(view.kind);
  const showList = useCallback(() => setView({ kind: 'list' }), []);
  const scan = () => setView({ kind: 'camera' });
  const type = () => setView({ kind: 'code', isCameraOff: false });

  /** The handover as it is now: it may have been done here or on another phone. */
  const choose = (chosen: CounterHandover, how: How) => {
    const handover = counter.asItIs(chosen);
    if (handover.state === 'done') setView({ kind: 'already', handover });
    else if (canHandOver(handover, counter.serverNow())) setView({ kind: 'handOver', handover, how });
    else setView({ kind: 'refused', why: 'unknown', code: handover.orderCode });
  };

  const onScan = async (text: string) => {
    const ticket = await counter.verify(text);
    if (ticket === null) setView({ kind: 'refused', why: 'notATicket', code: null });
    else if (ticket.storeId !== counter.device.storeId) {
      setView({ kind: 'refused', why: 'otherShop', code: ticket.codeEnd });
    } else {
      const known = counter.handovers?.find(
        ({ orderId, kind }) => orderId === ticket.orderId && kind === 'pickup',
      );
      choose(known ?? handoverOf(ticket, counter), 'scan');
    }
  };

  switch (view.kind) {
    case 'list':
      return (
        <ListView
          counter={counter}
          newOrders={newOrders}
          onChoose={(handover) => choose(handover, 'list')}
          onScan={scan}
          onType={type}
          onStock={() => setView({ kind: 'stock' })}
          onAbout={() => setView({ kind: 'about' })}
          onLock={onLock}
        />
      );
    case 'stock':
      return stock && <stock.StockView counter={counter} undoSeconds={UNDO_SECONDS} onLeave={showList} />;
    case 'about':
      return <AboutView phone={counter} onLeave={showList} />;
    case 'camera':
      return (
        <LazyCamera
          waiting={counter.handovers?.filter(({ state }) => state === 'waiting').length ?? 0}
          onRead={(text) => void onScan(text)}
          onType={type}
          onOff={() => setView({ kind: 'code', isCameraOff: true })}
          onLeave={showList}
        />
      );
    case 'code':
      return (
        <CodeView
          handovers={counter.handovers ?? []}
          isCameraOff={view.isCameraOff}
          onChoose={(handover) => choose(handover, 'code')}
          onUnknown={(code) => setView({ kind: 'refused', why: 'unknown', code })}
          onLeave={showList}
        />
      );
    case 'handOver':
      return (
        <Confirm
          counter={counter}
          handover={view.handover}
          how={view.how}
          onDone={(token, at) => setView({ kind: 'done', handover: view.handover, token, at })}
          onAlready={(handover) => setView({ kind: 'already', handover })}
          onRefused={() => setView({ kind: 'refused', why: 'unknown', code: view.handover.orderCode })}
          onLeave={showList}
        />
      );
    case 'done':
      return (
        <UndoResult
          key={view.token}
          handover={view.handover}
          at={view.at}
          onUndo={() => {
            counter.undo(view.token, view.handover);
            showList();
          }}
          onScan={scan}
          onOver={showList}
        />
      );
    case 'already':
      return <AlreadyResult handover={view.handover} device={counter.device} onLeave={showList} />;
    case 'refused':
      return (
        <HandOverResult
          kind={view.why}
          code={view.code}
          onScan={scan}
          onType={type}
          onLeave={showList}
          askHref={askHref}
        />
      );
  }
}

interface ConfirmProps {
  counter: Counter;
  handover: CounterHandover;
  how: How;
  onDone: (token: string, at: Instant) => void;
  onAlready: (handover: CounterHandover) => void;
  onRefused: () => void;
  onLeave: () => void;
}

function Confirm({ counter, handover, how, onDone, onAlready, onRefused, onLeave }: ConfirmProps) {
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const { token, at, result } = await counter.handOver(handover, how);
    const outcome = result?.outcome ?? 'done';
    if (outcome === 'done') onDone(token, at);
    else if (outcome === 'already_done') onAlready(withAnswer(handover, result));
    else onRefused();
  };
  return (
    <HandOverSheet handover={handover} isBusy={isBusy} onConfirm={() => void confirm()} onLeave={onLeave} />
  );
}

const withAnswer = (handover: CounterHandover, result: ActionResult | null): CounterHandover => ({
  ...handover,
  state: 'done',
  ...result?.handover,
});

/** A ticket that was paid after this phone last reached the server says itself what to hand over. */
function handoverOf(ticket: SignedTicket, { bags, device, serverNow }: Counter): CounterHandover {
  const now = serverNow();
  const named = ticket.lines.map(({ bagStart, quantity }) => {
    const bag = bags.find(({ id }) => id.replaceAll('-', '').startsWith(bagStart));
    return { bagId: bag?.id ?? null, title: bag?.title ?? null, quantity };
  });
  return {
    orderId: ticket.orderId,
    storeId: device.storeId,
    kind: 'pickup',
    // Of another day: it is as good as unknown.
    state: isTicketOpen(ticket, now) ? 'waiting' : 'cancelled',
    dueStart: ticket.window?.start ?? null,
    dueEnd: ticket.window?.end ?? now,
    doneAt: null,
    how: null,
    deviceId: null,
    deviceName: null,
    orderCode: codeEnd(ticket.codeEnd),
    firstName: null,
    bags: named.length > 0 ? named : [{ bagId: null, title: null, quantity: ticket.pieces }],
  };
}
