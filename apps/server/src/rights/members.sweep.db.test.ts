/** Members of a shop at the tables and functions where they are like any other user; the rest is in matrix.db.test.ts. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bootForFile } from '../testing/bootEmbedded.ts';
import { join } from '../testing/users.ts';
import { RIGHTS_OF_MEMBERS, SHOP_TABLES } from './expected.ts';
import { makeTargets } from './testing/targets.ts';
import {
  functionsOfMembers,
  listedForMembers,
  makeTeam,
  openMemberAttempts,
  type PublicFunction,
} from './testing/team.ts';

const booted = await bootForFile();
const owner = await join(booted, 'rima@example.com');
const other = await join(booted, 'omar@example.com');
const targets = await makeTargets(booted, owner, other);
const team = await makeTeam(booted);
const attemptsOf = openMemberAttempts(booted, team, targets);

test.each(RIGHTS_OF_MEMBERS.filter(({ table }) => !SHOP_TABLES.has(table)))(
  '$table: $role',
  async (right) => {
    expect(await attemptsOf(right)).toEqual(right.expected);
  },
);

test('every function is called for the shop by its members, and refuses those who are not listed', async () => {
  const { rows } = await sql<PublicFunction>`
    select proname as name, proargnames as parameters from pg_proc
    where pronamespace = 'public'::regnamespace order by proname
  `.execute(booted.embedded.database);
  expect(rows.length).toBeGreaterThan(10);
  expect(await functionsOfMembers(team, rows)).toEqual(listedForMembers(rows));
});
