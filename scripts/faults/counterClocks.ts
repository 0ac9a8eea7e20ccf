/** Counter phones whose clocks are two hours wrong: they show and record the server's time. */
import { setTimeout as wait } from 'node:timers/promises';
import {
  handOver,
  rowOf,
  sceneFault,
  tokenOf,
  unlock,
  untilSent,
  type CounterScene,
  type PaidOrder,
} from './counterScene.ts';

const HOUR = 3_600_000;
const OFF_BY = { fast: 2 * HOUR, slow: -2 * HOUR };
type Direction = keyof typeof OFF_BY;

/** Time enough to pay. */
const ENDS_IN_MS = 30_000;
/** Longer than the tolerance, so that the time of the arrival is not taken for that of the handover. */
const OFFLINE_FOR_MS = 12_000;
/** A busy server answers late, and by so much the phone misjudges its clock. */
const TOLERANCE_MS = 5_000;

export const counterClocks = sceneFault(
  'clock of the counter wrong by two hours',
  async (_shop, scene, { problems }) => {
    for (const direction of ['fast', 'slow'] as const)
      problems.push(...(await problemsOf(scene, direction)).map((each) => `${direction}: ${each}`));
    return [new Date()];
  },
);

async function problemsOf(scene: CounterScene, direction: Direction): Promise<string[]> {
  const problems: string[] = [];
  const begun = await scene.addBag(-1, 4);
  const ending = await scene.addBag(-1, ENDS_IN_MS / HOUR);
  const endsAt = Date.now() + ENDS_IN_MS;
  const [online, offline, late, future] = [
    await scene.pay(begun, `Online-${direction}`),
    await scene.pay(begun, `Offline-${direction}`),
    await scene.pay(ending, `Late-${direction}`),
    await scene.pay(begun, `Future-${direction}`),
  ];
  const { page, context } = await scene.openCounter(OFF_BY[direction]);

  await page.getByText(`clock is 120 minutes ${direction}`).waitFor();
  await wait(Math.max(0, endsAt - Date.now()));
  // Two hours fast, what has just ended would be missed; two hours slow, nothing would have begun.
  await page.reload();
  await unlock(page);
  for (const order of [online, offline, late, future]) await rowOf(page, order).waitFor();
  if ((await page.getByRole('heading', { name: /^Not collected/ }).count()) > 0)
    problems.push('what has just ended is shown as missed');
  await page.getByRole('link', { name: /^Later/ }).click();
  await page.locator('a[aria-current="page"]', { hasText: /^Later/ }).waitFor();
  if ((await page.getByRole('button', { name: direction }).count()) > 0)
    problems.push('a window that has begun is shown as later');
  await page.getByRole('link', { name: /^Now/ }).click();

  const pressedOnline = Date.now();
  await handOver(page, online);
  await context.setOffline(true);
  const pressedOffline = Date.now();
  await handOver(page, offline);
  await wait(OFFLINE_FOR_MS);
  await context.setOffline(false);
  await untilSent(page);
  problems.push(...(await timeProblems(scene, online, pressedOnline)));
  problems.push(...(await timeProblems(scene, offline, pressedOffline)));

  // An app that did not know its offset would send this.
  const { order_id } = (await scene.handoverOf(future))!;
  const at = new Date(Date.now() + OFF_BY.fast).toISOString();
  const claim = { do: 'hand_over', token: crypto.randomUUID(), order_id, kind: 'pickup', how: 'list', at };
  const sent = Date.now();
  await scene.act(await tokenOf(page), [claim]);
  problems.push(...(await timeProblems(scene, future, sent)));
  await context.close();
  return problems;
}

async function timeProblems(scene: CounterScene, order: PaidOrder, pressedAt: number): Promise<string[]> {
  const { state, done_at = null } = (await scene.handoverOf(order)) ?? {};
  const late = Date.parse(done_at ?? '') - pressedAt;
  if (Math.abs(late) <= TOLERANCE_MS) return [];
  return [`${order.customer} is ${state}, and done ${late / 1_000} s after the press`];
}
