/** The console report of a load run. */
import { megabytes, percentile } from '../bench/values.ts';
import type { LedgerReport } from './ledger.ts';
import type { LoadShop } from './loadShop.ts';

const MAX_SHOWN = 12;

export function loadReport(shop: LoadShop, { problems, figures }: LedgerReport): string {
  const delays = shop.observations.streamDelays;
  const { acknowledged, paid, refundDue, refunded, messages, settledInMs } = figures;
  return [
    ...[shop.server, ...shop.otherServers].map(
      ({ memory }) =>
        `Memory: ${megabytes(memory[0] ?? 0)} at the start, ${megabytes(Math.max(...memory))} at most, ${megabytes(memory.at(-1) ?? 0)} at the end.`,
    ),
    `Live events: ${delays.length}, after ${[50, 95, 100].map((part) => `${percentile(delays, part).toFixed(0)} ms (${part} %)`).join(', ')}.`,
    `Orders: ${acknowledged} acknowledged, ${paid} paid, ${refundDue} to be refunded, ${refunded} refunded; ${messages} WhatsApp messages. Settled ${(settledInMs / 1000).toFixed(1)} s after the last request.`,
    `Handed over ${figures.handedOver} orders and ${figures.gifts} gifts; told ${figures.told} people that a bag is back.`,
    ...shop.statistics
      .errors()
      .slice(0, MAX_SHOWN)
      .map(([message, count]) => `Error, ${count} times: ${message}`),
    ...ledgerText(problems),
  ].join('\n');
}

export function ledgerText(problems: readonly string[]): string[] {
  if (problems.length === 0) return ['The ledger balances.'];
  const more = problems.length > MAX_SHOWN ? [`  and ${problems.length - MAX_SHOWN} more`] : [];
  return [
    'The ledger does NOT balance:',
    ...problems.slice(0, MAX_SHOWN).map((each) => `  ${each}`),
    ...more,
  ];
}
