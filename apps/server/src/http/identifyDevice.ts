import { secretHash } from '@zawadeh/domain';
import { createMiddleware } from 'hono/factory';
import type { DeviceRow } from '../database/handovers.ts';
import type { Ports, UserEnv } from '../ports.ts';
import { limitConcurrency } from './limitConcurrency.ts';
import { failureLimit } from './failureLimit.ts';
import { problem } from './problems.ts';
import { byAddress, deviceToken } from './rateLimit.ts';

/** More than the phones of a town, and few enough to look up each. */
const UNKNOWN_PER_MINUTE = 1_200;

/**
 * Tokens above the limit of an address are looked up too, or made-up tokens would keep out a phone that is new here.
 */
const UNKNOWN_WAITING = 100;

type DeviceLookup = Awaited<ReturnType<Ports['handovers']['device']>>;

/** The phone of a request, or why there is none; null where the request names none. */
export type DeviceLookupEnv = UserEnv & { Variables: { deviceLookup: DeviceLookup | null } };

export type DeviceEnv = DeviceLookupEnv & { Variables: { device: DeviceRow } };

/** Looks a phone up before its calls are counted: a made-up token is a stranger's. */
export const identifyDevice = ({ handovers }: Pick<Ports, 'handovers'>) => [
  failureLimit<DeviceLookupEnv>({
    limit: UNKNOWN_PER_MINUTE,
    by: (context) => (deviceToken(context) === null ? null : byAddress(context)),
    successKey: deviceToken,
    isFailure: (context) => context.get('deviceLookup')?.ok !== true,
    above: limitConcurrency({ running: 1, waiting: UNKNOWN_WAITING, by: byAddress }),
  }),
  createMiddleware<DeviceLookupEnv>(async (context, next) => {
    const token = deviceToken(context);
    context.set('deviceLookup', token === null ? null : await handovers.device(await secretHash(token)));
    return next();
  }),
];

/** Rejects requests that are not from a paired phone. */
export const pairedDevice = createMiddleware<DeviceEnv>(async (context, next) => {
  const found = context.get('deviceLookup');
  if (!found) return problem(context, 'unknown_device');
  if (!found.ok) return problem(context, found.error.code);
  context.set('device', found.value);
  return next();
});
