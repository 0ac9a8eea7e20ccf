/** The team of a shop: who may invite, accept, change and remove members, and pair its phones. */
import {
  INVITATION_PATH,
  INVITATIONS_PATH,
  invitationSecretIn,
  newSecret,
  secretHash,
  type InvitationBody,
} from '@zawadeh/domain';
import { describe, expect, test } from 'vitest';
import type { WrittenLetter } from '../ports.ts';
import { bootForFile } from '../testing/bootEmbedded.ts';
import { call } from '../testing/shopClient.ts';
import { raceRounds } from '../testing/testDatabase.ts';
import { join, joinAsAdmin, type TestUser } from '../testing/users.ts';

const letters: WrittenLetter[] = [];
const mail = { works: true };
const booted = await bootForFile({
  sendLetter: async (letter) => {
    if (!mail.works) throw new Error('The mail server is away.');
    letters.push(letter);
  },
});
const service = booted.service();
const admin = await joinAsAdmin(booted, 'admin@example.com');
const nadim = await join(booted, 'nadim@example.com', { name: 'Nadim Hajj' });
const hassan = await join(booted, 'hassan@example.com', { name: 'Hassan Diab' });
const rima = await join(booted, 'rima@example.com', { name: 'Rima Haddad' });
const omar = await join(booted, 'omar@example.com');

interface Shop {
  id: string;
}
const newShop = async (members: Record<string, 'owner' | 'staff'> = {}): Promise<Shop> => {
  const { data } = await service
    .from('stores')
    .insert({ name: 'Al-Tell Oven', name_ar: 'فرن التلّ' })
    .select('id')
    .single();
  const shop = { id: String(data!.id) };
  const rows = Object.entries(members).map(([user_id, role]) => ({ store_id: shop.id, user_id, role }));
  if (rows.length > 0) await service.from('store_members').insert(rows);
  return shop;
};
const rolesIn = async ({ id }: Shop) => {
  const { data } = await service.from('store_members').select('user_id, role').eq('store_id', id);
  return Object.fromEntries((data ?? []).map(({ user_id, role }) => [user_id, role]));
};

async function invite(as: TestUser, shop: Shop, body: Partial<InvitationBody> = {}) {
  const invitation = { store_id: shop.id, email: rima.email, role: 'staff', language: 'en', ...body };
  const { status, body: answer } = await call(booted.backend, {
    path: INVITATIONS_PATH,
    as,
    body: invitation,
  });
  const { link = '', code, is_sent } = answer as { link?: string; code?: string; is_sent?: boolean };
  return { status, code, is_sent, secret: invitationSecretIn(new URL(link || 'http://none').hash) ?? '' };
}
const accept = async ({ client }: TestUser, secret: string) => {
  const { data, error } = await client.rpc('accept_invitation', { p_token: secret });
  return error ? error.code : (data as { store_id?: string; refused?: string });
};
const stateOf = async (secret: string, as?: TestUser) =>
  (await call(booted.backend, { path: INVITATION_PATH, as, body: { secret } })).body;
const change = async ({ client }: TestUser, shop: Shop, user: TestUser, role: string) => {
  const args = { p_store: shop.id, p_user: user.id, p_role: role };
  const { data, error } = await client.rpc('change_member', args);
  return error ? error.code : (data as unknown);
};
const remove = async ({ client }: TestUser, shop: Shop, user: TestUser) => {
  const { data, error } = await client.rpc('remove_member', { p_store: shop.id, p_user: user.id });
  return error ? error.code : (data as unknown);
};
const deedsAt = async ({ id }: Shop) => {
  const { data } = await service.from('audit_log').select('actor, action').eq('subject_id', id).order('id');
  return (data ?? []).map(({ actor, action }) => [actor, action]);
};

const OVER = { refused: 'invitation_over' };
const DONE = { done: true };
const LAST = { refused: 'last_owner' };

describe('an invitation', () => {
  test('says who invites to what before signing in, and makes one member even in two tabs', async () => {
    const shop = await newShop({ [nadim.id]: 'owner' });
    const sent = await invite(nadim, shop, { email: 'Rima@Example.com', language: 'ar' });
    expect(sent).toMatchObject({ status: 200, is_sent: true });
    const letter = letters.at(-1)!;
    expect(letter.to).toBe('rima@example.com');
    expect(letter.subject).toContain('فرن التلّ');
    expect(letter.text).toContain(`/store/invitation#invitation=${sent.secret}`);
    expect(await stateOf(sent.secret)).toMatchObject({
      store: 'Al-Tell Oven',
      role: 'staff',
      from: 'Nadim Hajj',
      email: 'rima@example.com',
      state: 'open',
    });
    const both = await Promise.all([accept(rima, sent.secret), accept(rima, sent.secret)]);
    expect(both).toEqual([{ store_id: shop.id }, { store_id: shop.id }]);
    expect(await rolesIn(shop)).toEqual({ [nadim.id]: 'owner', [rima.id]: 'staff' });
    expect(await stateOf(sent.secret, rima)).toMatchObject({ state: 'accepted' });
    expect(await deedsAt(shop)).toEqual([
      [nadim.id, 'invited'],
      [rima.id, 'joined'],
    ]);
    // Used: nobody else learns more than whom to ask.
    expect(await accept(omar, sent.secret)).toEqual(OVER);
    expect(await stateOf(sent.secret)).toEqual({ state: 'over', from: 'Nadim Hajj' });
    // Who was removed does not come back with the old link.
    expect(await remove(nadim, shop, rima)).toEqual(DONE);
    expect(await accept(rima, sent.secret)).toEqual(OVER);
  });

  test('only its hash is stored, and a guessed or a missing secret opens nothing', async () => {
    const shop = await newShop({ [nadim.id]: 'owner' });
    const { secret } = await invite(nadim, shop);
    const { data } = await service.from('store_invitations').select('*').eq('store_id', shop.id);
    expect(JSON.stringify(data)).not.toContain(secret);
    expect(data?.[0]?.token_hash).toBe(await secretHash(secret));
    expect(await stateOf(newSecret())).toEqual({ state: 'over', from: null });
    for (const wrong of [await secretHash(secret), newSecret(), '', null] as string[])
      expect(await accept(rima, wrong)).toEqual(OVER);
    expect(await accept({ ...rima, client: booted.visitor() }, secret)).toBe('42501');
  });

  test('of another e-mail address is refused, whatever the profile says', async () => {
    const shop = await newShop({ [nadim.id]: 'owner' });
    const { secret } = await invite(nadim, shop);
    await omar.client.from('users').update({ email: rima.email }).eq('id', omar.id);
    expect(await accept(omar, secret)).toEqual({ refused: 'other_account' });
    expect(await rolesIn(shop)).toEqual({ [nadim.id]: 'owner' });
    expect(await accept(rima, secret)).toEqual({ store_id: shop.id });
  });

  test('works no more once it is too old, withdrawn, or sent again', async () => {
    const shop = await newShop({ [nadim.id]: 'owner' });
    const ask = { state: 'over', from: 'Nadim Hajj' };
    const first = await invite(nadim, shop);
    const second = await invite(nadim, shop);
    expect(await stateOf(first.secret)).toEqual(ask);
    const open = service
      .from('store_invitations')
      .select('id')
      .eq('store_id', shop.id)
      .is('withdrawn_at', null);
    const { data } = await open.single();
    const withdraw = async ({ client }: TestUser) =>
      (await client.rpc('withdraw_invitation', { p_invitation: data?.id })).data as unknown;
    expect(await withdraw(omar)).toBeNull();
    expect([await withdraw(nadim), await withdraw(nadim)]).toEqual([true, false]);
    expect(await stateOf(second.secret)).toEqual(ask);
    const third = await invite(nadim, shop);
    const over = new Date(Date.now() - 1000).toISOString();
    await service.from('store_invitations').update({ expires_at: over }).eq('store_id', shop.id);
    expect(await accept(rima, third.secret)).toEqual(OVER);
  });

  test('of a person who has lost the right to invite is over, and names nobody', async () => {
    const shop = await newShop({ [nadim.id]: 'owner', [hassan.id]: 'owner' });
    const { secret } = await invite(hassan, shop);
    expect(await change(nadim, shop, hassan, 'staff')).toEqual(DONE);
    expect(await stateOf(secret)).toEqual({ state: 'over', from: null });
    expect(await accept(rima, secret)).toEqual(OVER);
  });

  test('is for owners and admins to make: not for staff, another shop, or a visitor', async () => {
    const shop = await newShop({ [nadim.id]: 'owner', [hassan.id]: 'staff' });
    const other = await newShop({ [omar.id]: 'owner' });
    expect((await invite(admin, shop)).status).toBe(200);
    for (const stranger of [hassan, omar, rima]) {
      expect(await invite(stranger, shop)).toMatchObject({ status: 403, code: 'not_yours' });
      for (const { error } of [
        await stranger.client.rpc('store_team', { p_store: shop.id }),
        await stranger.client.from('store_invitations').select('id'),
      ])
        expect(error?.code).toBe('42501');
    }
    expect(await change(omar, shop, hassan, 'owner')).toBe('42501');
    expect(await remove(hassan, shop, nadim)).toBe('42501');
    expect(await invite(nadim, other)).toMatchObject({ code: 'not_yours' });
    expect(await invite(admin, { id: crypto.randomUUID() })).toMatchObject({ code: 'not_yours' });
  });

  test('is limited against floods, and not made for a member or for no address', async () => {
    const shop = await newShop({ [nadim.id]: 'owner' });
    expect(await invite(nadim, shop, { email: 'NADIM@example.com' })).toMatchObject({
      code: 'already_member',
    });
    expect(await invite(nadim, shop, { email: 'rima' })).toMatchObject({ code: 'malformed' });
    for (let count = 0; count < 5; count += 1) expect((await invite(nadim, shop)).status).toBe(200);
    expect(await invite(nadim, shop)).toMatchObject({ status: 409, code: 'too_many_invitations' });
    const many = Array.from({ length: 19 }, (_, place) => `person${place}@example.com`);
    for (const email of many) expect((await invite(nadim, shop, { email })).status).toBe(200);
    const more = { email: 'one-more@example.com' };
    expect(await invite(nadim, shop, more)).toMatchObject({ code: 'too_many_invitations' });
  });

  test('is answered with its link although the letter could not be sent', async () => {
    const shop = await newShop({ [nadim.id]: 'owner' });
    mail.works = false;
    const { secret, ...sent } = await invite(nadim, shop);
    mail.works = true;
    expect(sent).toMatchObject({ status: 200, is_sent: false });
    expect(await accept(rima, secret)).toEqual({ store_id: shop.id });
  });

  test('shows the name of a shop in its letter as text', async () => {
    const shop = await newShop({ [nadim.id]: 'owner' });
    await service
      .from('stores')
      .update({ name: '<a href="https://evil.example">Oven</a>' })
      .eq('id', shop.id);
    await invite(nadim, shop);
    expect(letters.at(-1)!.html).not.toContain('<a href="https://evil');
  });
});

describe('the last owner', () => {
  test('is neither demoted nor removed, and keeps the account, also for an admin', async () => {
    const shop = await newShop({ [nadim.id]: 'owner', [hassan.id]: 'staff' });
    for (const by of [nadim, admin]) {
      expect(await change(by, shop, nadim, 'staff')).toEqual(LAST);
      expect(await remove(by, shop, nadim)).toEqual(LAST);
    }
    const leave = async () =>
      (await nadim.client.rpc('delete_account', { p_email: nadim.email })).data as unknown;
    expect(await leave()).toEqual(LAST);
    expect(await change(nadim, shop, hassan, 'owner')).toEqual(DONE);
    expect(await remove(nadim, shop, nadim)).toEqual(DONE);
    expect(await rolesIn(shop)).toEqual({ [hassan.id]: 'owner' });
  });

  test('stays when two owners demote or remove each other at the same moment', async () => {
    for (let round = 0; round < raceRounds; round += 1) {
      const shop = await newShop({ [nadim.id]: 'owner', [hassan.id]: 'owner' });
      const outcomes = await Promise.all([
        round % 2 ? change(nadim, shop, hassan, 'staff') : remove(nadim, shop, hassan),
        round % 2 ? change(hassan, shop, nadim, 'staff') : remove(hassan, shop, nadim),
      ]);
      // The second one has lost the right, or would be the last.
      expect(outcomes).toContainEqual(DONE);
      const owners = Object.values(await rolesIn(shop)).filter((role) => role === 'owner');
      expect(owners).toHaveLength(1);
    }
  });

  test('goes with the account once there is another one, and so does what was sent to the address', async () => {
    const leaving = await join(booted, 'leaving@example.com');
    const shop = await newShop({ [leaving.id]: 'owner', [nadim.id]: 'owner' });
    const other = await newShop({ [hassan.id]: 'owner' });
    await invite(hassan, other, { email: 'leaving@example.com' });
    const { data } = await leaving.client.rpc('delete_account', { p_email: leaving.email });
    expect(data).toEqual({ deleted: true });
    expect(await rolesIn(shop)).toEqual({ [nadim.id]: 'owner' });
    const left = await service.from('store_invitations').select('id').eq('store_id', other.id);
    expect(left.data).toEqual([]);
  });
});

test('a removed member has no right at the next request', async () => {
  const shop = await newShop({ [nadim.id]: 'owner', [hassan.id]: 'owner' });
  const own = async () => {
    const { data } = await hassan.client.rpc('own_stores');
    return (data as { store_id: string }[]).some(({ store_id }) => store_id === shop.id);
  };
  const rename = async () =>
    (await hassan.client.from('stores').update({ about: 'Mine' }).eq('id', shop.id).select('id')).data;
  expect(await own()).toBe(true);
  expect(await rename()).toHaveLength(1);
  expect(await remove(nadim, shop, hassan)).toEqual(DONE);
  expect(await own()).toBe(false);
  expect(await rename()).toEqual([]);
  expect((await hassan.client.rpc('store_team', { p_store: shop.id })).error?.code).toBe('42501');
  expect(await remove(nadim, shop, hassan)).toEqual({ done: false });
});

describe('the phones of a shop', () => {
  const pairing = async ({ client }: TestUser, store: string | null, kind = 'counter') => {
    const hash = await secretHash(newSecret());
    const args = { p_code_hash: hash, p_kind: kind, ...(store !== null && { p_store: store }) };
    return { hash, code: (await client.rpc('create_pairing', args)).error?.code };
  };
  const pair = async (hash: string) => {
    const args = { p_code_hash: hash, p_token_hash: await secretHash(newSecret()), p_name: 'Front counter' };
    return (await service.rpc('pair_device', args)).data as { id?: string; refused?: string };
  };

  test('are paired and revoked by its owners, and by nobody of another shop', async () => {
    const shop = await newShop({ [nadim.id]: 'owner', [hassan.id]: 'staff' });
    const other = await newShop({ [omar.id]: 'owner' });
    const { hash, code } = await pairing(nadim, shop.id);
    expect(code).toBeUndefined();
    const phone = await pair(hash);
    const revoke = async ({ client }: TestUser) => client.rpc('revoke_device', { p_device: phone.id });
    for (const stranger of [hassan, omar]) {
      expect((await pairing(stranger, shop.id)).code).toBe('42501');
      expect((await revoke(stranger)).error?.code).toBe('42501');
    }
    const team = await nadim.client.rpc('store_team', { p_store: shop.id });
    expect(team.data).toMatchObject({
      members: [{ email: 'nadim@example.com', role: 'owner' }, { role: 'staff' }],
      devices: [{ name: 'Front counter', revoked_at: null }],
    });
    expect((await revoke(nadim)).data).toBe(true);
    // A courier serves all shops.
    expect((await pairing(nadim, null, 'courier')).code).toBe('42501');
    expect((await pairing(nadim, shop.id, 'courier')).code).toBe('23514');
    expect((await pairing(nadim, other.id)).code).toBe('42501');
  });

  test('are not paired by the link of an owner who was removed meanwhile', async () => {
    const shop = await newShop({ [nadim.id]: 'owner', [hassan.id]: 'owner' });
    const { hash } = await pairing(hassan, shop.id);
    await remove(nadim, shop, hassan);
    expect(await pair(hash)).toEqual({ refused: 'pairing_over' });
  });
});
