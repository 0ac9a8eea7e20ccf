import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CounterHandover } from '../wire/counterAnswers.ts';
import { giftKey } from './gifts.ts';
import {
  EMPTY_QUEUE,
  enqueue,
  markFirstSent,
  readQueue,
  settleFirst,
  stockKey,
  withQueue,
  withQueuedStock,
  type OfflineQueue,
  type QueueAnswer,
  type QueuedAction,
} from './offlineQueue.ts';
import { cases } from '../testing/cases.ts';

const AT = Date.parse('2026-11-25T16:47:00Z');

const handOver = (token: string, handover = 'rami'): QueuedAction => ({
  kind: 'hand_over',
  token,
  handover,
  how: 'scan',
  at: AT,
});
const undo = (token: string, handover = 'rami'): QueuedAction => ({
  kind: 'undo',
  token,
  handover,
  at: AT + 5_000,
});
const stock = (token: string, bagId: string, change: 'less' | 'more' | 'none'): QueuedAction => ({
  kind: 'stock',
  token,
  bagId,
  change,
  at: AT,
});
const queueOf = (...actions: QueuedAction[]) => actions.reduce(enqueue, EMPTY_QUEUE);
const names = ({ actions }: OfflineQueue) => actions.map(({ kind, token }) => `${kind} ${token}`);

test.each([
  ['the same confirmation', [handOver('1'), handOver('1')], ['hand_over 1']],
  ['a second confirmation of one handover', [handOver('1'), handOver('2')], ['hand_over 1']],
  ['the same undo of what was sent before', [undo('1'), undo('1')], ['undo 1']],
])('%s is dropped', (_, actions, left) => {
  expect(names(queueOf(...actions))).toEqual(left);
});

test('an undo removes what it takes back while that waits', () => {
  expect(queueOf(handOver('1'), undo('1'))).toEqual(EMPTY_QUEUE);
  const queue = queueOf(handOver('1', 'a'), handOver('2', 'b'), handOver('3', 'c'), undo('2', 'b'));
  expect(names(queue)).toEqual(['hand_over 1', 'hand_over 3']);
});

test('an undo is sent after its handover, if the server may know of the handover', () => {
  const sent = markFirstSent(queueOf(handOver('1', 'a'), handOver('2', 'b')));
  expect(names(enqueue(sent, undo('1', 'a')))).toEqual(['hand_over 1', 'hand_over 2', 'undo 1']);
  expect(enqueue(sent, undo('2', 'b'))).toEqual({ ...sent, actions: [handOver('1', 'a')] });
});

test('a confirmation takes nothing back', () => {
  expect(names(queueOf(undo('1'), handOver('1')))).toEqual(['undo 1', 'hand_over 1']);
});

test('the same bags can be handed over again after an undo', () => {
  const sent = markFirstSent(queueOf(handOver('1')));
  const again = [undo('1'), handOver('2')].reduce(enqueue, sent);
  expect(names(again)).toEqual(['hand_over 1', 'undo 1', 'hand_over 2']);
});

test('only a queue with actions has a first that was sent', () => {
  expect(markFirstSent(EMPTY_QUEUE)).toEqual(EMPTY_QUEUE);
  expect(markFirstSent(queueOf(handOver('1'))).isFirstSent).toBe(true);
});

test.each([true, false])('an answer settles a confirmation: done %j', (isDone) => {
  const sent = markFirstSent(queueOf(handOver('1', 'a'), handOver('2', 'b')));
  const settled = settleFirst(sent, { kind: 'hand_over', token: '1', isDone });
  expect(settled).toEqual(queueOf(handOver('2', 'b')));
});

test.each([true, false])('an answer settles an undo: done %j', (isDone) => {
  const sent = markFirstSent(queueOf(undo('1', 'a'), handOver('2', 'b')));
  expect(settleFirst(sent, { kind: 'undo', token: '1', isDone })).toEqual(queueOf(handOver('2', 'b')));
});

test('an undo is dropped if its handover was rejected', () => {
  const sent = enqueue(markFirstSent(queueOf(handOver('1', 'a'), handOver('2', 'b'))), undo('1', 'a'));
  const answer = { kind: 'hand_over', token: '1' } as const;
  expect(names(settleFirst(sent, { ...answer, isDone: true }))).toEqual(['hand_over 2', 'undo 1']);
  expect(names(settleFirst(sent, { ...answer, isDone: false }))).toEqual(['hand_over 2']);
});

test('a rejected handover leaves the undo of another one in the queue', () => {
  const sent = [undo('1', 'a'), undo('2', 'b')].reduce(enqueue, markFirstSent(queueOf(handOver('1', 'a'))));
  const settled = settleFirst(sent, { kind: 'hand_over', token: '1', isDone: false });
  expect(names(settled)).toEqual(['undo 2']);
});

test.each([
  ['to another token', { kind: 'hand_over', token: '2', isDone: true }],
  ['to another kind', { kind: 'undo', token: '1', isDone: true }],
] as const)('an answer %s changes nothing', (_, answer) => {
  const sent = markFirstSent(queueOf(handOver('1', 'a'), handOver('2', 'b')));
  expect(settleFirst(sent, answer)).toBe(sent);
  expect(settleFirst(EMPTY_QUEUE, answer)).toBe(EMPTY_QUEUE);
});

const waiting: CounterHandover = {
  orderId: 'rami',
  storeId: 's1',
  kind: 'pickup',
  orderCode: 'ZWD-7K4M9PQ2',
  firstName: 'Rami',
  bags: [],
  state: 'missed',
  dueStart: null,
  dueEnd: AT,
  doneAt: null,
  how: null,
  deviceId: null,
  deviceName: null,
};

test('the list shows what is queued as done, and what is taken back as waiting', () => {
  const other = { ...waiting, orderId: 'hiba' };
  expect(
    withQueue([waiting, other], queueOf(stock('0', 'b1', 'less'), handOver('1', 'rami pickup'))),
  ).toEqual([
    { ...waiting, state: 'done', doneAt: AT, how: 'scan', isToSend: true },
    { ...other, isToSend: false },
  ]);
  const done: CounterHandover = { ...waiting, state: 'done', doneAt: AT, how: 'list' };
  expect(withQueue([done], queueOf(undo('1', 'rami pickup')))).toEqual([
    { ...waiting, state: 'waiting', isToSend: true },
  ]);
});

test('actions sent since the list was made show too, and queued ones come after them', () => {
  const sent = [handOver('1', 'rami pickup')];
  expect(withQueue([waiting], EMPTY_QUEUE, sent)).toEqual([
    { ...waiting, state: 'done', doneAt: AT, how: 'scan', isToSend: false },
  ]);
  expect(withQueue([waiting], queueOf(undo('1', 'rami pickup')), sent)).toEqual([
    { ...waiting, state: 'waiting', isToSend: true },
  ]);
  const bag = { id: 'b1', title: null, forSale: 3, beingPaid: 0, sold: 0, toFill: [] };
  expect(withQueuedStock([bag], queueOf(stock('2', 'b1', 'less')), [stock('1', 'b1', 'less')])).toMatchObject(
    [{ forSale: 1 }],
  );
});

test('a queue keeps the courier’s pick-up at one of several shops', () => {
  const id = 'a1f5c0de-2b7e-4c6d-8f90-1e2d3c4b5a69';
  const queue = queueOf(handOver(id, `${id} courier ${id}`), handOver('2'));
  expect(readQueue(JSON.parse(JSON.stringify(queue)))).toEqual(queue);
});

test('changes of stock stay in their order, each once', () => {
  const queue = queueOf(
    stock('1', 'b1', 'less'),
    stock('1', 'b1', 'less'),
    handOver('2'),
    stock('3', 'b1', 'more'),
  );
  expect(names(queue)).toEqual(['stock 1', 'hand_over 2', 'stock 3']);
  const sent = markFirstSent(queue);
  expect(names(settleFirst(sent, { kind: 'stock', token: '1', isDone: false }))).toEqual([
    'hand_over 2',
    'stock 3',
  ]);
});

test('tonight’s bags count what is queued, and are never fewer than none', () => {
  const bag = { id: 'b1', title: null, forSale: 1, beingPaid: 2, sold: 3, toFill: [] };
  const changed = (...actions: QueuedAction[]) => withQueuedStock([bag], queueOf(...actions))[0]?.forSale;
  expect(changed()).toBe(1);
  expect(changed(handOver('1'), stock('2', 'b2', 'less'))).toBe(1);
  expect(changed(stock('1', 'b1', 'less'), stock('2', 'b1', 'less'))).toBe(0);
  expect(changed(stock('1', 'b1', 'more'))).toBe(2);
  expect(changed(stock('1', 'b1', 'none'), stock('2', 'b1', 'more'))).toBe(1);
});

test('the undo of “none left” shows what was for sale, wherever the change is: queued, sent, or in the list', () => {
  const bag = { id: 'b1', title: null, forSale: 11, beingPaid: 0, sold: 0, toFill: [] };
  const none = stock('1', 'b1', 'none');
  const taken = undo('1', stockKey(bag));
  const forSale = (from: number, queue: OfflineQueue, settled: readonly QueuedAction[] = []) =>
    withQueuedStock([{ ...bag, forSale: from }], queue, settled)[0]?.forSale;
  expect(names(queueOf(none, taken))).toEqual([]);
  const sent = enqueue(markFirstSent(queueOf(none)), taken);
  expect(names(sent)).toEqual(['stock 1', 'undo 1']);
  expect(forSale(11, sent)).toBe(11);
  expect(forSale(11, queueOf(taken), [none])).toBe(11);
  expect(forSale(11, EMPTY_QUEUE, [none, taken])).toBe(11);
  expect(forSale(0, queueOf(taken))).toBe(11);
  expect(forSale(0, queueOf(undo('1', stockKey({ ...bag, id: 'b2' })), undo('2')))).toBe(0);
});

const give = (token: string, bagId: string) => ({ kind: 'give', token, bagId, at: AT }) as const;

test('a gift that was not sent yet is taken back by leaving the queue, and two of one bag are two', () => {
  const queue = queueOf(give('1', 'b1'), give('1', 'b1'), give('2', 'b1'));
  expect(names(queue)).toEqual(['give 1', 'give 2']);
  expect(names(enqueue(queue, undo('2', giftKey('b1'))))).toEqual(['give 1']);
  const sent = enqueue(markFirstSent(queue), undo('1', giftKey('b1')));
  expect(names(sent)).toEqual(['give 1', 'give 2', 'undo 1']);
  expect(names(settleFirst(sent, { kind: 'give', token: '1', isDone: true }))).toEqual(['give 2', 'undo 1']);
  expect(names(settleFirst(sent, { kind: 'give', token: '1', isDone: false }))).toEqual(['give 2']);
});

test('a kept queue is read again as it was', () => {
  const queue = markFirstSent(
    queueOf(handOver('1', 'a'), undo('2', 'b'), stock('3', 'b1', 'none'), give('4', 'b1'), {
      kind: 'nobody_there',
      token: '5',
      orderId: 'o1',
      next: 'again',
      at: AT,
    }),
  );
  expect(readQueue(JSON.parse(JSON.stringify(queue)))).toEqual(queue);
});

test.each([
  ['nothing', null],
  ['no list', { actions: {} }],
  ['no actions', { actions: [null, 'x', {}], isFirstSent: true }],
  ['no token', { actions: [{ ...handOver('1'), token: null }], isFirstSent: true }],
  ['no next step', { actions: [{ kind: 'nobody_there', token: '1', orderId: 'o1', at: AT }] }],
  ['no time', { actions: [{ ...handOver('1'), at: 'noon' }], isFirstSent: true }],
  [
    'no handover',
    {
      actions: [
        { ...handOver('1'), handover: {} },
        { ...undo('1'), handover: null },
      ],
    },
  ],
  ['an unknown way', { actions: [{ ...handOver('1'), how: 'admin' }] }],
  ['an unknown kind', { actions: [{ ...handOver('1'), kind: 'other' }] }],
  ['no bag', { actions: [{ ...stock('1', 'b1', 'less'), bagId: null }] }],
  ['a gift of no bag', { actions: [{ ...give('1', 'b1'), bagId: {} }] }],
  ['an unknown change', { actions: [{ ...stock('1', 'b1', 'less'), change: 'all' }] }],
])('a damaged queue is empty: %s', (_, stored) => {
  expect(readQueue(stored)).toEqual(EMPTY_QUEUE);
});

/** The server's rules: the same token is answered alike, a done handover takes no other token. */
function startServer() {
  const doneBy = new Map<string, string>();
  const answers = new Map<string, QueueAnswer>();
  const timesGiven = new Map<string, number>();
  const heard: string[] = [];
  const decide = (action: QueuedAction): QueueAnswer => {
    const { kind, token } = action;
    if (!('handover' in action)) return { kind, token, isDone: true };
    const { handover } = action;
    if (action.kind === 'undo') {
      if (doneBy.get(handover) !== token) return { kind, token, isDone: false };
      doneBy.delete(handover);
      timesGiven.set(handover, 0);
      return { kind, token, isDone: true };
    }
    if (doneBy.has(handover)) return { kind, token, isDone: false };
    doneBy.set(handover, token);
    timesGiven.set(handover, (timesGiven.get(handover) ?? 0) + 1);
    return { kind, token, isDone: true };
  };
  return {
    doneBy,
    timesGiven,
    heard,
    ask(action: QueuedAction): QueueAnswer {
      const name = `${action.kind} ${action.token}`;
      const answer = answers.get(name) ?? decide(action);
      if (!answers.has(name)) heard.push(name);
      answers.set(name, answer);
      return answer;
    },
  };
}

const PHONES = ['red', 'blue', 'green'];
const HANDOVERS = ['a', 'b', 'c'];
const step = fc.record({
  phone: fc.constantFrom(...PHONES),
  handover: fc.constantFrom(...HANDOVERS),
  /** "lost" reaches the server, but its answer does not reach the phone. */
  does: fc.constantFrom('hand over', 'undo', 'send', 'lost'),
});

test('queues of several phones, sent in any order and over any connection, hand over once', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const server = startServer();
      const queues = new Map(PHONES.map((phone) => [phone, EMPTY_QUEUE]));
      const latest = new Map<string, string>();
      const queueFor = (phone: string) => queues.get(phone) ?? EMPTY_QUEUE;
      const send = (phone: string, isLost: boolean) => {
        const queue = markFirstSent(queueFor(phone));
        const [first] = queue.actions;
        const answer = first && server.ask(first);
        queues.set(phone, answer && !isLost ? settleFirst(queue, answer) : queue);
      };
      for (const [index, { phone, handover, does }] of steps.entries()) {
        const mine = `${phone} ${handover}`;
        if (does === 'hand over') {
          const token = `${mine} ${index}`;
          const queue = queueFor(phone);
          const next = enqueue(queue, handOver(token, handover));
          if (next !== queue) latest.set(mine, token);
          queues.set(phone, enqueue(next, handOver(token, handover)));
        } else if (does === 'undo') {
          const token = latest.get(mine);
          if (token) queues.set(phone, enqueue(queueFor(phone), undo(token, handover)));
        } else send(phone, does === 'lost');
        for (const times of server.timesGiven.values()) expect(times).toBeLessThanOrEqual(1);
      }
      for (const phone of PHONES) {
        while (queueFor(phone).actions.length > 0) send(phone, false);
      }
      for (const times of server.timesGiven.values()) expect(times).toBeLessThanOrEqual(1);
      expect(new Set(server.heard).size).toBe(server.heard.length);
    }),
    cases(500),
  );
});

test('a phone’s actions reach the server in the order in which they were taken', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(5), fc.boolean()), { maxLength: 30 }), (taken) => {
      const queue = taken.reduce(
        (all, [handover, isUndo], index) =>
          enqueue(all, isUndo ? undo(`${index}`, `${handover}`) : handOver(`${index}`, `${handover}`)),
        EMPTY_QUEUE,
      );
      const tokens = queue.actions.map(({ token }) => Number(token));
      expect(tokens).toEqual(tokens.toSorted((a, b) => a - b));
    }),
    cases(100),
  );
});

test('handing over and taking back while nothing is sent leaves nothing', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e')), (handovers) => {
      const given = handovers.map((key) => handOver(`token ${key}`, key));
      const taken = handovers.toReversed().map((key) => undo(`token ${key}`, key));
      expect(queueOf(...given, ...taken)).toEqual(EMPTY_QUEUE);
    }),
    cases(100),
  );
});
