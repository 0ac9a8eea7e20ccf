import {
  canHandOver,
  CODE_END_LENGTH,
  codeEnd,
  isOnItsWay,
  type CounterHandover,
  type Delivery,
  type DeliveryPickup,
  type Instant,
  type QueuedDelivery,
} from '@zawadeh/domain';
import { useCallback, useState } from 'react';
import { CodePad } from '../CodePad/CodePad.tsx';
import { HandOverResult } from '../HandOverResult/HandOverResult.tsx';
import { WorkBar } from '../WorkBar/WorkBar.tsx';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { AboutView } from '../AboutView.tsx';
import { LazyCamera } from '../LazyCamera.tsx';
import { useResultSignal } from '../signal.ts';
import { AlreadyResult, UndoResult, useAskHref } from '../results.tsx';
import * as S from '../CounterScreen.styles.ts';
import { DeliveriesView, type Undoable } from './DeliveriesView.tsx';
import { StopView } from './StopView.tsx';
import type { Courier } from './useCourier.ts';

type How = 'scan' | 'code';

type View =
  | { kind: 'list' | 'delivered' | 'about' }
  | { kind: 'stop' | 'camera' | 'code'; orderId: string; isCameraOff?: boolean }
  | { kind: 'done'; delivery: Delivery; token: string; at: Instant }
  | { kind: 'already'; handover: CounterHandover }
  | { kind: 'refused'; orderId: string; code: string | null; isTicket: boolean };

/** What a courier does with an open lock: the list, one delivery, and how it was handed over. */
export function OpenCourier({ courier, onLock }: { courier: Courier; onLock: () => void }) {
  const t = useMessage();
  const [chosen, setView] = useState<View>({ kind: 'list' });
  const askHref = useAskHref();
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const showList = useCallback(() => setView({ kind: 'list' }), []);
  const deliveries = courier.deliveries ?? [];
  // Another courier's too: who stands at the door has the bags.
  const onItsWay = deliveries.filter(
    ({ door, pickups }) => canHandOver(door, courier.now) && isOnItsWay(pickups),
  );
  const stop =
    chosen.kind === 'stop' ? deliveries.find(({ door }) => door.orderId === chosen.orderId) : undefined;
  // An order that was cancelled meanwhile leads back to the list.
  const view: View = chosen.kind === 'stop' && !stop ? { kind: 'list' } : chosen;
  useResultSignal(view.kind);

  const pickUp = async (pickup: DeliveryPickup) => {
    const { token, result } = await courier.handOver(pickup, 'list');
    // The shop's phone may have been first, which is as good.
    if ((result?.outcome ?? 'done') === 'done') {
      setUndoable({ token, handover: pickup, what: 'pickedUp', of: pickup.store });
    }
  };
  const nobodyThere = async ({ door, orderCode }: QueuedDelivery, next: 'again' | 'brought_back') => {
    showList();
    const token = crypto.randomUUID();
    const { orderId } = door;
    const result = await courier.send({
      kind: 'nobody_there',
      token,
      orderId,
      next,
      at: courier.serverNow(),
    });
    if ((result?.outcome ?? 'done') === 'done') {
      setUndoable({ token, handover: door, what: next, of: codeEnd(orderCode) });
    }
  };
  const deliver = async (delivery: QueuedDelivery, how: How) => {
    const { token, at, result } = await courier.handOver(delivery.door, how);
    const outcome = result?.outcome ?? 'done';
    if (outcome === 'done') setView({ kind: 'done', delivery, token, at });
    else if (outcome === 'already_done') {
      setView({ kind: 'already', handover: { ...asHandover(delivery), state: 'done', ...result?.handover } });
    } else refuse(delivery.door.orderId, delivery.orderCode);
  };
  const refuse = (orderId: string, code: string | null, isTicket = true) =>
    setView({ kind: 'refused', orderId, code, isTicket });

  const onScan = async (orderId: string, text: string) => {
    const ticket = await courier.verify(text);
    const found = onItsWay.find(({ door }) => door.orderId === ticket?.orderId);
    if (ticket === null) refuse(orderId, null, false);
    else if (ticket.storeId !== null || !found) refuse(orderId, ticket.codeEnd);
    else await deliver(found, 'scan');
  };
  const onCode = (orderId: string, typed: string) => {
    const fitting = onItsWay.filter(({ orderCode }) => codeEnd(orderCode) === typed);
    // Of two deliveries with the same end, the open one.
    const found = fitting.find(({ door }) => door.orderId === orderId) ?? fitting[0];
    if (found) void deliver(found, 'code');
    else refuse(orderId, typed);
  };

  switch (view.kind) {
    case 'list':
    case 'delivered':
      return (
        <DeliveriesView
          courier={courier}
          isOfDelivered={view.kind === 'delivered'}
          undoable={undoable}
          onPickUp={(pickup) => void pickUp(pickup)}
          onUndo={({ token, handover }) => {
            courier.undo(token, handover);
            setUndoable(null);
          }}
          onUndoOver={() => setUndoable(null)}
          onOpen={({ door }) => setView({ kind: 'stop', orderId: door.orderId })}
          onShow={(kind) => setView({ kind })}
          onAbout={() => setView({ kind: 'about' })}
          onLock={onLock}
        />
      );
    case 'about':
      return <AboutView phone={courier} onLeave={showList} />;
    case 'stop':
      return (
        stop && (
          <StopView
            delivery={stop}
            courier={courier}
            onScan={() => setView({ kind: 'camera', orderId: view.orderId })}
            onType={() => setView({ kind: 'code', orderId: view.orderId })}
            onNobodyThere={(next) => void nobodyThere(stop, next)}
            onLeave={showList}
          />
        )
      );
    case 'camera':
      return (
        <LazyCamera
          waiting={onItsWay.length}
          onRead={(text) => void onScan(view.orderId, text)}
          onType={() => setView({ kind: 'code', orderId: view.orderId })}
          onOff={() => setView({ kind: 'code', orderId: view.orderId, isCameraOff: true })}
          onLeave={() => setView({ kind: 'stop', orderId: view.orderId })}
        />
      );
    case 'code':
      return (
        <TypedCode
          isCameraOff={view.isCameraOff === true}
          codes={onItsWay.map(({ orderCode }) => orderCode)}
          onTyped={(typed) => onCode(view.orderId, typed)}
          onLeave={() => setView({ kind: 'stop', orderId: view.orderId })}
        />
      );
    case 'done':
      return (
        <UndoResult
          key={view.token}
          handover={asHandover(view.delivery)}
          at={view.at}
          onUndo={() => {
            courier.undo(view.token, view.delivery.door);
            showList();
          }}
          onOver={showList}
        />
      );
    case 'already':
      return <AlreadyResult handover={view.handover} device={courier.device} onLeave={showList} />;
    case 'refused': {
      const retry = {
        code: view.code,
        onScan: () => setView({ kind: 'camera', orderId: view.orderId }),
        onType: () => setView({ kind: 'code', orderId: view.orderId }),
        onLeave: showList,
        askHref,
      };
      return view.isTicket ? (
        <HandOverResult {...notOnRoute(t)} {...retry} />
      ) : (
        <HandOverResult kind="notATicket" {...retry} />
      );
    }
  }
}

const notOnRoute = (t: ReturnType<typeof useMessage>) =>
  ({ kind: 'refused', title: t('web.courier.notOnRoute'), why: t('web.courier.notOnRouteWhy') }) as const;

/** A delivery as the pages of a counter show it: all bags together. */
function asHandover({ door, orderCode, customer, pickups }: Delivery): CounterHandover {
  return { ...door, orderCode, firstName: customer?.name ?? null, bags: pickups.flatMap(({ bags }) => bags) };
}

interface TypedCodeProps {
  isCameraOff: boolean;
  codes: readonly string[];
  onTyped: (typed: string) => void;
  onLeave: () => void;
}

function TypedCode({ isCameraOff, codes, onTyped, onLeave }: TypedCodeProps) {
  const t = useMessage();
  const [typed, setTyped] = useState('');
  return (
    <S.Column>
      <WorkBar leaves="close" onLeave={onLeave} title={t('web.counter.codeTitle')} />
      <S.Pad>
        {isCameraOff && <S.CameraOff role="status">{t('web.counter.allow')}</S.CameraOff>}
        <CodePad
          value={typed}
          onValueChange={(text) => {
            setTyped(text);
            if (text.length === CODE_END_LENGTH) onTyped(text);
          }}
          codes={codes}
        />
      </S.Pad>
    </S.Column>
  );
}
