/** The phones of a counter and of a buyer lose their connections, and the server is killed before and while the counter sends. */
import { COUNTER_ACTIONS_PATH } from '@zawadeh/domain';
import { drawnCode, film } from '../../e2e/counterCamera.ts';
import type { LoadShop } from '../load/loadShop.ts';
import {
  confirm,
  handOver,
  NOTHING,
  queueOf,
  rowOf,
  sceneFault,
  texts,
  unlock,
  untilSent,
  type CounterScene,
  type PaidOrder,
  type SceneNotes,
} from './counterScene.ts';

const KILLS = 2;

export const bothOffline = sceneFault(
  'both offline: the phones of counter and buyer, and the server killed twice',
  handOverOffline,
  KILLS,
);

async function handOverOffline(
  { server }: LoadShop,
  scene: CounterScene,
  { video, problems }: SceneNotes,
): Promise<Date[]> {
  const faultTimes: Date[] = [];
  const restart = async () => {
    faultTimes.push(new Date());
    await server.start();
  };
  const bag = await scene.addBag(-1, 5);
  const [first, second, third, kept] = [
    await scene.pay(bag, 'Amal'),
    await scene.pay(bag, 'Bassel'),
    await scene.pay(bag, 'Carine'),
    await scene.pay(bag, 'Dalia'),
  ];
  const counter = await scene.openCounter();
  const { page } = counter;
  await rowOf(page, kept).waitFor();

  await counter.context.setOffline(true);
  const late = await scene.pay(bag, 'Elias');
  const ticket = await scene.openTicket(late);
  await ticket.context.setOffline(true);
  await ticket.page.reload();
  await ticket.page.getByRole('img', { name: late.code }).waitFor();
  const code = await drawnCode(ticket.page);

  await handOver(page, first);
  await server.kill();
  await film(video, code);
  await page.getByRole('button', { name: texts.scan }).click();
  await page.getByRole('button', { name: texts.handedOver }).waitFor();
  await film(video, NOTHING);
  await confirm(page);
  await handOver(page, second);
  // As a phone that was switched off and on.
  await page.reload();
  await unlock(page);
  await handOver(page, third);
  if ((await rowOf(page, late).count()) > 0) problems.push('the counter knew of the order that came later');
  const queued = await queueOf(page);
  await restart();

  const isSending = page.waitForRequest((request) => request.url().endsWith(COUNTER_ACTIONS_PATH));
  await counter.context.setOffline(false);
  await isSending;
  await server.kill();
  await restart();
  await untilSent(page);

  const done = [first, second, third, late];
  if (queued.length !== done.length)
    problems.push(`the phone kept ${queued.length} of ${done.length} handovers`);
  for (const order of done) problems.push(...(await problemsOf(scene, order, queued)));
  const left = await scene.handoverOf(kept);
  if (left?.state !== 'waiting') problems.push(`${kept.customer} came for nothing and is ${left?.state}`);
  await ticket.context.setOffline(false);
  await ticket.page.getByRole('heading', { level: 1, name: /^Collected at/ }).waitFor();
  return faultTimes;
}

/** Each handover was done once, when the phone says. */
async function problemsOf(
  scene: CounterScene,
  order: PaidOrder,
  queued: Awaited<ReturnType<typeof queueOf>>,
): Promise<string[]> {
  const handover = await scene.handoverOf(order);
  if (!handover) return [`${order.customer} has nothing to collect`];
  const { order_id, state, done_at } = handover;
  const recorded = queued.filter((action) => action.handover.startsWith(order_id));
  const times = await scene.countInLog(order_id, 'handed_over');
  return [
    ...(recorded.length === 1
      ? []
      : [`${order.customer} was recorded ${recorded.length} times by the phone`]),
    ...(state === 'done' ? [] : [`${order.customer} collected and is ${state}`]),
    ...(times === 1 ? [] : [`${order.customer} was handed over ${times} times`]),
    ...(Date.parse(done_at ?? '') === recorded[0]?.at
      ? []
      : [`${order.customer} collected at ${recorded[0]?.at}, and the shop says ${done_at}`]),
  ];
}
