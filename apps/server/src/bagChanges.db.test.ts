/** What members of a shop change of its bags, at once or after a review. */
import { MOST_NEW_BAGS } from '@zawadeh/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { bootForFile } from './testing/bootEmbedded.ts';
import { raceRounds } from './testing/testDatabase.ts';
import { join, joinAsAdmin, type TestUser } from './testing/users.ts';

const booted = await bootForFile();
const service = booted.service();
const owner = await join(booted, 'nadim@example.com');
const staff = await join(booted, 'hassan@example.com');
const stranger = await join(booted, 'fadia@example.com');
const admin = await joinAsAdmin(booted, 'admin@example.com');
const second = await joinAsAdmin(booted, 'second@example.com');

const { data: shops } = await service
  .from('stores')
  .insert([{ name: 'Direct' }, { name: 'Reviewed' }, { name: 'Another' }])
  .select('id');
const [direct, reviewed, another] = shops!.map(({ id }: { id: string }) => id) as [string, string, string];
await service.from('store_terms').update({ publishing: 'review' }).eq('store_id', reviewed);
await service.from('store_members').insert([
  ...[direct, reviewed].flatMap((store_id) => [
    { store_id, user_id: owner.id, role: 'owner' },
    { store_id, user_id: staff.id, role: 'staff' },
  ]),
  { store_id: another, user_id: stranger.id, role: 'owner' },
]);

const SOLD = {
  title: 'Bread',
  name_ar: 'خبز',
  description: 'From today.',
  image_url: '/bags/bread.webp',
  full_price: 10,
  sale_price: 4,
  quantity: 3,
  allergens: ['gluten'],
};
const PLAN = { quantities: [4, 4, 4, 4, 4, 4, null], opens: '17:00', closes: '20:30', starts_on: null };

let bag: string;
const newBag = async (store_id: string, changes: object = {}): Promise<string> => {
  const { data, error } = await service
    .from('surprise_bags')
    .insert({ ...SOLD, store_id, ...changes })
    .select('id')
    .single();
  if (error) throw error;
  return data.id;
};
const rowOf = async (id: string) =>
  (await service.from('surprise_bags').select('*').eq('id', id).maybeSingle()).data;
const bagsOf = async (store_id: string) =>
  (await service.from('surprise_bags').select('*').eq('store_id', store_id)).data ?? [];
const update = (user: TestUser, changes: object, id = bag) =>
  user.client.from('surprise_bags').update(changes).eq('id', id).select('id, quantity');
const open = async () =>
  (await service.from('bag_changes').select('*').eq('state', 'open').order('made_at')).data ?? [];
const decide = async (user: TestUser, change: string, accepts = true, reason: string | null = null) =>
  user.client.rpc('decide_bag_change', { p_change: change, p_accepts: accepts, p_reason: reason });
const logOf = async (subject_id: string) =>
  (await service.from('audit_log').select('action, actor').eq('subject_id', subject_id).order('id')).data;

beforeEach(async () => {
  await service.from('bag_changes').delete().not('id', 'is', null);
  await service.from('surprise_bags').delete().in('store_id', [direct, reviewed, another]);
  bag = await newBag(reviewed);
});

describe('a shop that publishes directly', () => {
  test('an owner’s price, text and new bag with its plan are on sale at once', async () => {
    const own = await newBag(direct);
    expect((await update(owner, { sale_price: 5, title: 'Rolls' }, own)).error).toBeNull();
    expect(await rowOf(own)).toMatchObject({ sale_price: 5, price: 5, title: 'Rolls' });
    const { data } = await owner.client.rpc('add_bag', {
      p_bag: { ...SOLD, store_id: direct, title: 'Cakes' },
      p_plan: PLAN,
    });
    expect(await rowOf(data.id)).toMatchObject({ title: 'Cakes', store_id: direct });
    const plan = await service.from('bag_plans').select('*').eq('bag_id', data.id).single();
    expect(plan.data).toMatchObject({ quantities: PLAN.quantities, opens: '17:00:00' });
    expect(await open()).toEqual([]);
  });

  test('staff change texts, set no prices and add no bags', async () => {
    const own = await newBag(direct);
    expect((await update(staff, { title: 'Rolls', sale_price: 4 }, own)).data).toHaveLength(1);
    expect(await rowOf(own)).toMatchObject({ title: 'Rolls' });
    expect((await update(staff, { sale_price: 1 }, own)).error).toMatchObject({ hint: 'owner_sets_prices' });
    const row = { store_id: direct, title: 'Mine', sale_price: 1 };
    const added = await staff.client.from('surprise_bags').insert(row).select('id');
    expect(added.error).toMatchObject({ code: 'PT409', hint: 'owner_adds_bags' });
    expect((await staff.client.rpc('add_bag', { p_bag: row })).error).toMatchObject({ code: 'PT409' });
    expect(await bagsOf(direct)).toHaveLength(1);
  });
});

describe('a shop under review', () => {
  test('a new price, text and photo are not on sale before the decision, and the number is at once', async () => {
    const before = await rowOf(bag);
    const changes = {
      sale_price: 6.5,
      full_price: null,
      title: 'Rolls',
      name_ar: 'أرغفة',
      description_ar: 'من اليوم.',
      image_url: '/bags/rolls.webp',
      picture: 'kaak',
      category: 'Bakery/pastery',
      diet: ['vegan'],
      allergens: [],
    };
    const { data, error } = await update(owner, { ...changes, quantity: 9 });
    expect(error).toBeNull();
    expect(data).toEqual([{ id: bag, quantity: 9 }]);
    expect(await rowOf(bag)).toEqual({ ...before, quantity: 9, last_update_at: expect.any(String) });
    const [change] = await open();
    expect(change).toMatchObject({ store_id: reviewed, bag_id: bag, change: changes, made_by: owner.id });
    expect(await decide(admin, change.id)).toMatchObject({ data: true });
    expect(await rowOf(bag)).toMatchObject({ ...changes, price: 6.5, quantity: 9 });
    expect(await logOf(bag)).toEqual([
      { action: 'change_made', actor: owner.id },
      { action: 'update', actor: owner.id },
      { action: 'update', actor: admin.id },
      { action: 'change_accepted', actor: admin.id },
    ]);
  });

  test('a change that waits is read by members of the shop and by admins', async () => {
    await update(owner, { title: 'Rolls' });
    const seen = [owner, staff, stranger, admin].map(
      async ({ client }) => (await client.from('bag_changes').select('id')).data?.length,
    );
    expect(await Promise.all(seen)).toEqual([1, 1, 0, 1]);
  });

  test('another change of the bag replaces the first, which can no longer be accepted', async () => {
    await update(owner, { sale_price: 5 });
    const [first] = await open();
    await update(owner, { sale_price: 9 });
    const [second] = await open();
    expect(await decide(admin, first.id)).toMatchObject({ data: false });
    expect(await rowOf(bag)).toMatchObject({ sale_price: 4 });
    expect(await open()).toEqual([second]);
    expect(second.change).toEqual({ sale_price: 9 });
  });

  test('staff who change a text keep the price that the owner asks for', async () => {
    await update(owner, { sale_price: 5, title: 'Rolls' });
    await update(staff, { title: 'Buns' });
    expect((await open())[0].change).toEqual({ sale_price: 5, title: 'Buns' });
    expect((await update(staff, { sale_price: 2 })).error).toMatchObject({ hint: 'owner_sets_prices' });
  });

  test('accepting applies the columns of the change alone', async () => {
    await update(owner, { title: 'Rolls' });
    await update(admin, { description: 'Corrected.', sale_price: 3 });
    await decide(admin, (await open())[0].id);
    expect(await rowOf(bag)).toMatchObject({ title: 'Rolls', description: 'Corrected.', sale_price: 3 });
  });

  test('of two admins who decide at once, one does', async () => {
    for (let round = 0; round < raceRounds; round += 1) {
      await update(owner, { title: `Rolls ${round}` });
      const [change] = await open();
      const answers = await Promise.all([
        decide(admin, change.id),
        decide(second, change.id, false, 'The price is missing.'),
        decide(second, change.id),
      ]);
      expect(answers.map(({ data }) => data).toSorted((a, b) => Number(a) - Number(b))).toEqual([
        false,
        false,
        true,
      ]);
    }
  });

  test('what is sent back has a reason, and waits again once it is corrected', async () => {
    await update(owner, { sale_price: 9 });
    const [change] = await open();
    expect(await decide(admin, change.id, false, '  ')).toMatchObject({ data: false });
    expect(await decide(admin, change.id, false, 'Too dear.')).toMatchObject({ data: true });
    const back = await staff.client.from('bag_changes').select('state, reason').eq('id', change.id).single();
    expect(back.data).toEqual({ state: 'sent_back', reason: 'Too dear.' });
    expect(await rowOf(bag)).toMatchObject({ sale_price: 4 });
    await update(owner, { sale_price: 5 });
    const { data } = await owner.client.from('bag_changes').select('state').order('made_at');
    expect(data).toEqual([{ state: 'withdrawn' }, { state: 'open' }]);
  });

  test('a new bag waits with its plan, is corrected, and goes on sale when it is accepted', async () => {
    const row = { ...SOLD, store_id: reviewed, title: 'Sfiha', image_url: null, quantity: 4 };
    const added = await owner.client.rpc('add_bag', { p_bag: row, p_plan: PLAN });
    expect(added.data).toEqual({ held: (await open())[0].id });
    await decide(admin, added.data.held, false, 'Which meat?');
    const again = await owner.client.rpc('add_bag', {
      p_bag: { ...row, title: 'Sfiha with lamb' },
      p_plan: PLAN,
      p_replaced: added.data.held,
    });
    const gone = { p_bag: row, p_plan: null, p_replaced: added.data.held };
    expect((await owner.client.rpc('add_bag', gone)).data).toBeNull();
    expect(await bagsOf(reviewed)).toHaveLength(1);
    expect(await decide(admin, again.data.held)).toMatchObject({ data: true });
    const [accepted] = (await bagsOf(reviewed)).filter(({ id }) => id !== bag);
    expect(accepted).toMatchObject({ title: 'Sfiha with lamb', quantity: 4, sale_price: 4, image_url: null });
    const plan = await service.from('bag_plans').select('quantities').eq('bag_id', accepted.id).single();
    expect(plan.data).toEqual({ quantities: PLAN.quantities });
  });

  test('a row that is written into the table waits too, and is not answered', async () => {
    const row = { store_id: reviewed, title: 'Sfiha', sale_price: 4 };
    const { data, error } = await owner.client.from('surprise_bags').insert(row).select('id');
    expect([data, error]).toEqual([[], null]);
    expect((await open())[0]).toMatchObject({ bag_id: null, change: { title: 'Sfiha', sale_price: 4 } });
    expect(await bagsOf(reviewed)).toHaveLength(1);
  });

  test('a change of a bag that was deleted meanwhile cannot be accepted', async () => {
    await update(owner, { title: 'Rolls' });
    const [change] = await open();
    await admin.client.from('surprise_bags').delete().eq('id', bag);
    expect(await decide(admin, change.id)).toMatchObject({ data: false });
    expect(await bagsOf(reviewed)).toEqual([]);
  });

  test('a change that the table does not allow stays open, and can be sent back', async () => {
    await update(owner, { image_url: 'javascript:alert(1)', title: 'Rolls' });
    const [change] = await open();
    expect((await decide(admin, change.id)).error?.code).toBe('23514');
    expect(await rowOf(bag)).toMatchObject({ title: 'Bread', image_url: '/bags/bread.webp' });
    expect(await decide(admin, change.id, false, 'Not a picture.')).toMatchObject({ data: true });
  });

  test('an owner withdraws a change, and staff only their own', async () => {
    const withdraw = async (user: TestUser, change: string) =>
      (await user.client.rpc('withdraw_bag_change', { p_change: change })).data as boolean;
    await update(owner, { title: 'Rolls' });
    const [first] = await open();
    expect(await withdraw(stranger, first.id)).toBe(false);
    expect(await withdraw(staff, first.id)).toBe(false);
    expect(await withdraw(owner, first.id)).toBe(true);
    await update(staff, { title: 'Buns' });
    expect(await withdraw(staff, (await open())[0].id)).toBe(true);
    expect(await open()).toEqual([]);
  });

  test('other shops and members decide nothing and add nothing', async () => {
    await update(owner, { title: 'Rolls' });
    const [change] = await open();
    expect((await decide(owner, change.id)).error?.code).toBe('42501');
    expect((await update(stranger, { title: 'Stolen' })).data).toEqual([]);
    const row = { store_id: reviewed, title: 'Theirs', sale_price: 1 };
    expect((await stranger.client.from('surprise_bags').insert(row)).error?.code).toBe('42501');
    expect((await stranger.client.rpc('add_bag', { p_bag: row })).error?.code).toBe('42501');
    expect(await open()).toEqual([change]);
  });
});

test.each([direct, reviewed])(
  'a shop makes a limited number of new bags a day, also two at once',
  async (store_id) => {
    const row = { store_id, title: 'One more', sale_price: 1 };
    const there = (await bagsOf(store_id)).length;
    const fill = Array.from({ length: MOST_NEW_BAGS - 1 - there }, () => row);
    expect((await owner.client.from('surprise_bags').insert(fill)).error).toBeNull();
    const last = await Promise.all([
      owner.client.rpc('add_bag', { p_bag: row }),
      owner.client.from('surprise_bags').insert(row),
    ]);
    expect(last.flatMap(({ error }) => (error ? [error.hint] : []))).toEqual(['too_many_new_bags']);
    expect((await update(owner, { quantity: 1 }, bag)).error).toBeNull();
  },
);
