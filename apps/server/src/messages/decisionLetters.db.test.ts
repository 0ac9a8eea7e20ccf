/** The letters about what admins decide: to whom, in which language, and that a decision does not depend on them. */
import { beforeEach, expect, test } from 'vitest';
import type { WrittenLetter } from '../ports.ts';
import { bootForFile } from '../testing/bootEmbedded.ts';
import { ORIGIN } from '../testing/place.ts';
import { join, joinAsAdmin } from '../testing/users.ts';
import { createLetterWorker } from './letterWorker.ts';

const booted = await bootForFile();
const service = booted.service();
const admin = await joinAsAdmin(booted, 'admin@example.com');
const owner = await join(booted, 'nadim@example.com');
const staff = await join(booted, 'hassan@example.com');

const { data: shop } = await service
  .from('stores')
  .insert({ name: 'Al-Tell Oven', name_ar: 'فرن التلّ' })
  .select('id')
  .single()
  .throwOnError();
await service.from('store_members').insert([
  { store_id: shop.id, user_id: owner.id, role: 'owner', language: 'en' },
  { store_id: shop.id, user_id: staff.id, role: 'staff' },
]);

const letters: WrittenLetter[] = [];
const mail = { works: true };
const problems: string[] = [];
const run = createLetterWorker({
  letters: booted.letters,
  sendLetter: async (letter) => {
    if (!mail.works) throw new Error('The mail server is away.');
    letters.push(letter);
  },
  linkOrigin: ORIGIN,
  log: (problem) => problems.push(problem),
});
const runAll = async () => {
  while (await run());
};

beforeEach(() => {
  letters.splice(0);
  mail.works = true;
});

async function decideChange(made_by: string, reason: string | null, bag_id: string | null = null) {
  const row = {
    store_id: shop.id,
    bag_id,
    change: { title: 'Ka’ak', name_ar: 'كعك', sale_price: 4 },
    made_by,
  };
  const { data } = await service.from('bag_changes').insert(row).select('id').single().throwOnError();
  const decision = { p_change: data.id, p_accepts: reason === null, p_reason: reason };
  expect(await admin.client.rpc('decide_bag_change', decision)).toMatchObject({ data: true });
  return data.id as string;
}

async function decline(language: string, p_reason: string) {
  const row = {
    name: 'Win $1000 at evil.example',
    area: 'mina',
    phone: `+96160020${language === 'ar' ? 10 : 11}`,
    email: `saj-${language}@example.com`,
    kind: 'bakery',
    left_over: 'Bread',
    language,
  };
  const { data } = await service.from('store_applications').insert(row).select('id').single().throwOnError();
  await admin.client.rpc('decide_application', { p_id: data.id, p_accepts: false, p_reason }).throwOnError();
}

test('the member who changed a bag gets one letter, in the language of the invitation, with the reason if it was sent back', async () => {
  await decideChange(owner.id, 'The photo is <dark>.');
  await decideChange(staff.id, null);
  await runAll();
  await runAll();
  expect(letters).toMatchObject([
    { to: 'nadim@example.com', subject: expect.stringMatching(/Ka’ak.* was sent back · Zawadeh/) },
    { to: 'hassan@example.com', subject: expect.stringMatching(/أصبح الكيس.*كعك.*للبيع · زوّادة/) },
  ]);
  const [sentBack, accepted] = letters;
  expect(sentBack!.text).toContain('The photo is <dark>.');
  expect(sentBack!.html).toContain('The photo is &#60;dark&#62;.');
  expect(sentBack!.text).toContain(`${ORIGIN}/store?section=bags&store=${shop.id}`);
  expect(accepted!.html).toMatch(/lang="ar" dir="rtl"[^]*فرن التلّ/);
});

test('a declined shop is told why in its language, and nothing that it wrote is sent to its address', async () => {
  await decline('ar', 'too_far');
  await decline('en', 'Come back in May.');
  await runAll();
  expect(letters).toMatchObject([
    { to: 'saj-ar@example.com', text: expect.stringContaining('المتجر بعيد عن مناطق التوصيل') },
    { to: 'saj-en@example.com', text: expect.stringContaining('Come back in May.') },
  ]);
  expect(JSON.stringify(letters)).not.toContain('evil');
});

test('a mail server that is away undoes no decision, and its letter comes with the next attempt', async () => {
  mail.works = false;
  const change = await decideChange(owner.id, 'Too dear');
  expect(await run()).toBe(false);
  expect(problems).toHaveLength(1);
  const { data } = await service.from('bag_changes').select('state').eq('id', change).single();
  expect(data).toEqual({ state: 'sent_back' });
  mail.works = true;
  await runAll();
  expect(letters).toEqual([]);
  const due = { next_attempt_at: new Date(0).toISOString() };
  await service.from('letters').update(due).eq('change_id', change);
  await runAll();
  expect(letters).toMatchObject([{ to: 'nadim@example.com' }]);
});

test('no letter is sent about a withdrawn change, to a member who left the shop, or a day late', async () => {
  const withdrawn = await decideChange(owner.id, 'Too dear');
  await service.from('bag_changes').update({ state: 'withdrawn' }).eq('id', withdrawn);
  await decideChange(staff.id, null);
  await service.from('store_members').delete().eq('user_id', staff.id);
  const late = await decideChange(owner.id, null);
  const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString();
  await service.from('letters').update({ created_at: yesterday }).eq('change_id', late);
  await runAll();
  expect(letters).toEqual([]);
  expect((await service.from('letters').select('id')).data).toEqual([]);
});
