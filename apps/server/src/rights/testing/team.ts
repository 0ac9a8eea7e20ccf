/** The members of two shops, and the rows of the first shop that the tests aim at. */
import { expect } from 'vitest';
import type { Booted } from '../../testing/bootEmbedded.ts';
import { join, type TestUser } from '../../testing/users.ts';
import {
  COLUMNS,
  FUNCTIONS_OF_MEMBERS,
  MEMBERS,
  OFFERED_FUNCTIONS,
  OPERATIONS,
  type MemberRole,
  type Right,
} from '../expected.ts';
import { CODES, openAttempts } from './attempts.ts';
import type { Target, TargetRow } from './targets.ts';

const DAY = '2026-11-25';

export interface PublicFunction {
  name: string;
  parameters: string[] | null;
}

export interface Team {
  people: Record<MemberRole, TestUser>;
  /** The shop of `shopOwner` and `staff`, and formerly of `former`. */
  shop: string;
  /** The shop of `elsewhere`. */
  otherShop: string;
  bags: { unplanned: string; planned: string; unsold: string; elsewhere: string };
  /** By their tables: where members have rights of their own. */
  targets: Record<string, Target>;
}

export async function makeTeam(booted: Booted): Promise<Team> {
  const service = booted.service();
  const idsOf = async (table: string, rows: object[]): Promise<string[]> => {
    const { data, error } = await service.from(table).insert(rows).select('id');
    if (error) throw error;
    return data.map(({ id }: { id: string }) => id);
  };
  const people = {
    shopOwner: await join(booted, 'nadim@example.com'),
    staff: await join(booted, 'hassan@example.com'),
    elsewhere: await join(booted, 'samir@example.com'),
    former: await join(booted, 'lina@example.com'),
  };
  const shops = await idsOf('stores', [{ name: 'Shop of the team' }, { name: 'Shop of another team' }]);
  const [shop = '', otherShop = ''] = shops;
  const member = (store_id: string, { id: user_id }: TestUser, role: 'owner' | 'staff') => ({
    store_id,
    user_id,
    role,
  });
  await service
    .from('store_members')
    .insert([
      member(shop, people.shopOwner, 'owner'),
      member(shop, people.staff, 'staff'),
      member(otherShop, people.elsewhere, 'owner'),
      member(shop, people.former, 'owner'),
    ]);
  await service.from('store_members').delete().eq('user_id', people.former.id);
  const bag = { store_id: shop, title: 'A bag', sale_price: 4.5, full_price: 12 };
  const made = await idsOf('surprise_bags', [bag, bag, bag, { ...bag, store_id: otherShop }]);
  const [unplanned = '', planned = '', unsold = '', elsewhere = ''] = made;
  const plan = { quantities: Array<number>(7).fill(5), opens: '17:00', closes: '20:30' };
  const day = { day: DAY, planned: 3 };
  for (const bag_id of [planned, elsewhere]) {
    await service.from('bag_plans').insert({ ...plan, bag_id });
    await service.from('bag_days').insert({ ...day, bag_id });
  }
  return {
    people,
    shop,
    otherShop,
    bags: { unplanned, planned, unsold, elsewhere },
    targets: {
      stores: { key: 'id', aim: shop, insert: { name: 'Mine' }, change: { name: 'Mine' } },
      store_members: {
        key: 'store_id',
        aim: shop,
        owner: 'user_id',
        insert: member(shop, people.former, 'owner'),
        change: { role: 'owner' },
      },
      store_terms: {
        key: 'store_id',
        aim: shop,
        insert: { store_id: shop },
        change: { publishing: 'review' },
      },
      surprise_bags: {
        key: 'id',
        aim: unplanned,
        insert: { store_id: shop, title: 'Mine', sale_price: 1 },
        change: { quantity: 999 },
      },
      bag_plans: {
        key: 'bag_id',
        aim: planned,
        insert: { ...plan, bag_id: unsold },
        change: { paused: true },
      },
      bag_days: {
        key: 'bag_id',
        aim: planned,
        insert: { bag_id: unsold, day: DAY },
        change: { skipped: true },
      },
    },
  };
}

/** The functions that take a shop, called for the shop of the team: by each member, those that do not say 42501. */
export async function functionsOfMembers(
  team: Team,
  functions: readonly PublicFunction[],
): Promise<string[]> {
  const calls = functions.flatMap(({ name, parameters }) =>
    MEMBERS.map(async (role) => {
      const sent = Object.fromEntries(
        (parameters ?? []).map((each) => [each, each === 'p_store' ? team.shop : null]),
      );
      const { error } = await team.people[role].client.rpc(name, sent);
      return error?.code === '42501' ? [] : [`${role} ${name}`];
    }),
  );
  return (await Promise.all(calls)).flat().toSorted();
}

/** The same as the lists say. */
export const listedForMembers = (functions: readonly PublicFunction[]): string[] =>
  functions
    .flatMap(({ name, parameters }) => {
      const right = FUNCTIONS_OF_MEMBERS[name];
      // What names no shop is for the own rows of every shop's owner.
      const isOfAnyShop = !parameters?.includes('p_store');
      return MEMBERS.filter(
        (role) =>
          OFFERED_FUNCTIONS.includes(`other ${name}`) ||
          (role === 'shopOwner' && right !== undefined) ||
          (role === 'elsewhere' && right !== undefined && isOfAnyShop) ||
          (role === 'staff' && right === 'staff'),
      ).map((role) => `${role} ${name}`);
    })
    .toSorted();

/** What a member's attempts at a table come to, in the words of the list of rights. */
export function openMemberAttempts(booted: Booted, team: Team, others: Record<string, Target>) {
  const { rowsOf, written } = openAttempts(booted);
  const service = booted.service();
  const workplaces: Record<MemberRole, string | null> = {
    shopOwner: team.shop,
    staff: team.shop,
    elsewhere: team.otherShop,
    former: null,
  };
  const targetOf = (table: string): Target => {
    const target = team.targets[table] ?? others[table];
    if (!target) throw new Error(`${table} has no target.`);
    return target;
  };

  /** Every column of the rows that are due, and no others. */
  async function seen({ table, role, expected: { select } }: Right<MemberRole>): Promise<string> {
    const { client, id } = team.people[role];
    const { data, error } = await client.from(table).select('*');
    if (error) return CODES[error.code] ?? error.message;
    if (select === 'refused') return `${data.length} rows`;
    const { owner } = targetOf(table);
    const bags = new Map(
      (await service.from('surprise_bags').select('id, store_id')).data?.map((bag) => [bag.id, bag.store_id]),
    );
    const isDue = (row: TargetRow): boolean =>
      select === 'all' ||
      (select === 'own' && row[owner!] === id) ||
      (select === 'shop' && (row.store_id ?? bags.get(row.bag_id)) === workplaces[role]);
    const due = (await rowsOf(table)).filter(isDue).map((row) => JSON.stringify(row));
    for (const row of data) expect(Object.keys(row as object)).toEqual(COLUMNS[table]);
    const found = data.map((row) => JSON.stringify(row)).toSorted();
    if (JSON.stringify(found) !== JSON.stringify(due)) return `${found.length} rows, not ${due.length}`;
    // A list of nothing is a list that the role may not read.
    return select === 'shop' && due.length === 0 ? 'no row to see' : select;
  }

  return async (right: Right<MemberRole>): Promise<Partial<Record<string, string>>> => {
    const { table, role } = right;
    const found: Partial<Record<string, string>> = {};
    for (const operation of OPERATIONS) {
      found[operation] =
        operation === 'select'
          ? await seen(right)
          : await written(team.people[role].client, table, targetOf(table), operation);
    }
    return found;
  };
}
