import {
  COUNTER_ACTIONS_PATH,
  COUNTER_CHANGES_PATH,
  COUNTER_PATH,
  COUNTER_TAKE_BACK_PATH,
  COURIER_PATH,
  firstNameInMessage,
  HANDOVER_EVENT,
  nameInMessage,
  PAIR_PATH,
  pairFields,
  PAIRING_PATH,
  pairingFields,
  readCounterActions,
  readRequest,
  secretHash,
  takeBackFields,
  type ActionOutcome,
  type CounterAction,
} from '@zawadeh/domain';
import { Hono } from 'hono';
import type { DeviceRow, HandoverEvent } from '../database/handovers.ts';
import { limitConcurrency } from '../http/limitConcurrency.ts';
import { eventStream } from '../http/eventStream.ts';
import { pairedDevice, type DeviceEnv } from '../http/identifyDevice.ts';
import { problem } from '../http/problems.ts';
import { deviceToken } from '../http/rateLimit.ts';
import { readBody } from '../http/readBody.ts';
import type { AuditEvents } from '../orders/auditEvents.ts';
import { checkedDelivery } from '../orders/checkedDelivery.ts';
import type { TicketSigner } from '../orders/ticketSigner.ts';
import type { Ports } from '../ports.ts';

type Needs = Pick<Ports, 'handovers' | 'orders' | 'log'> & { handoverEvents: AuditEvents<HandoverEvent> };

const KINDS = { counter: ['pickup', 'courier'], courier: ['courier', 'door'] } as const;

const OUTCOMES: Readonly<Record<string, ActionOutcome>> = { already_done: 'already_done', undone: 'undone' };

/** One phone's actions run one at a time: on one database thread other phones would wait for all of them. */
const oneAtATime = limitConcurrency<DeviceEnv>({ running: 1, waiting: 20, by: deviceToken });

/** Whether the list of this phone may have changed. */
const concerns = ({ id, kind, store_id }: DeviceRow, event: HandoverEvent): boolean => {
  if (event.device_id !== null) return event.device_id === id;
  return kind === 'counter' ? event.store_id === store_id : event.kind !== 'pickup' && event.kind !== 'gift';
};

interface Result {
  token: string;
  outcome: ActionOutcome;
  handover?: object;
  for_sale?: number;
}

/**
 * The phones at counters and of couriers: their pairing, their lists, and what they confirm. A counter sees its own shop
 * alone, a courier the deliveries of today.
 */
export function counterCalls(
  { handovers, orders, log, handoverEvents }: Needs,
  signer: TicketSigner,
): Hono<DeviceEnv> {
  const carryOut = async (device: DeviceRow, action: CounterAction): Promise<Result> => {
    const { token } = action;
    if (action.do === 'undo') {
      const undone = await handovers.undo(device.id, token);
      return { token, outcome: undone.ok ? 'undone' : 'refused' };
    }
    if (action.do === 'stock') {
      const changed = await handovers.changeStock(device.id, action);
      return changed.ok ? { token, outcome: 'done', ...changed.value } : { token, outcome: 'refused' };
    }
    if (action.do === 'nobody_there') {
      const told = await handovers.nobodyThere(device.id, action);
      return { token, outcome: told.ok ? 'done' : (OUTCOMES[told.error.code] ?? 'refused') };
    }
    if (action.do === 'hand_over' && !KINDS[device.kind].some((kind) => kind === action.kind))
      return { token, outcome: 'refused' };
    const given =
      action.do === 'give'
        ? await handovers.give(device.id, action)
        : await handovers.handOver(device, action);
    if (given.ok) return { token, outcome: 'done', handover: given.value };
    const { code, refused: _same, ...handover } = given.error;
    return { token, outcome: OUTCOMES[code] ?? 'refused', ...('state' in handover && { handover }) };
  };

  return new Hono<DeviceEnv>()
    .post(PAIRING_PATH, async (context) => {
      const body = await readBody(context, (sent) => readRequest(pairingFields, sent));
      if (!body.ok) return body.error;
      const pairing = await handovers.pairing(await secretHash(body.value.code));
      return pairing.ok ? context.json(pairing.value) : problem(context, pairing.error.code);
    })
    .post(PAIR_PATH, async (context) => {
      const body = await readBody(context, (sent) => readRequest(pairFields, sent));
      if (!body.ok) return body.error;
      const { code, token, name } = body.value;
      const device = await handovers.pair(await secretHash(code), await secretHash(token), name);
      return device.ok ? context.json(device.value) : problem(context, device.error.code);
    })
    .get(COUNTER_PATH, pairedDevice, async (context) => {
      const device = context.get('device');
      const [state, public_keys] = await Promise.all([handovers.counter(device.id), signer.publicKeys()]);
      const listed = state.handovers.map((handover) => ({
        ...handover,
        first_name: firstNameInMessage(handover.first_name ?? ''),
      }));
      return context.json({ ...state, handovers: listed, device, public_keys });
    })
    .get(COURIER_PATH, pairedDevice, async (context) => {
      const device = context.get('device');
      const [state, public_keys] = await Promise.all([handovers.courier(device.id), signer.publicKeys()]);
      const deliveries = state.deliveries.map(({ customer, ...delivery }) => ({
        ...delivery,
        customer: customer && { ...customer, name: nameInMessage(customer.name) },
      }));
      return context.json({ ...state, deliveries, device, public_keys });
    })
    .get(COUNTER_CHANGES_PATH, pairedDevice, (context) => {
      const device = context.get('device');
      const hash = secretHash(deviceToken(context) ?? '');
      return eventStream(context, async (stream, close) => {
        const send = () => stream.writeSSE({ event: HANDOVER_EVENT, data: '{}' });
        const deliver = checkedDelivery<HandoverEvent>({
          isAllowed: async () => (await handovers.device(await hash)).ok,
          send,
          end: (reason) => {
            if (reason) log('A stream of a phone was closed, because its right could not be checked', reason);
            // A revoked phone reads again and gets the error of its revocation.
            void send().then(close, close);
          },
        });
        return handoverEvents.subscribe((event) => {
          if (concerns(device, event)) deliver(event);
        }, null);
      });
    })
    .post(COUNTER_TAKE_BACK_PATH, pairedDevice, async (context) => {
      const body = await readBody(context, (sent) => readRequest(takeBackFields, sent));
      if (!body.ok) return body.error;
      const taken = await orders.takeBack({ device: context.get('device').id }, body.value);
      return taken.ok ? context.json(taken.value) : problem(context, taken.error.code);
    })
    .post(COUNTER_ACTIONS_PATH, pairedDevice, oneAtATime, async (context) => {
      const body = await readBody(context, readCounterActions);
      if (!body.ok) return body.error;
      const results: Result[] = [];
      // The order counts: an undo follows its handover.
      for (const action of body.value) {
        try {
          results.push(await carryOut(context.get('device'), action));
        } catch (error) {
          log('What a counter confirmed could not be stored', error);
          break;
        }
      }
      const left = body.value.slice(results.length);
      return context.json({
        results: [...results, ...left.map(({ token }): Result => ({ token, outcome: 'try_again' }))],
      });
    });
}
