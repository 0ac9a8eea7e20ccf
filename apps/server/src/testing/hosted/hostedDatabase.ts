import fs from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { migrate, seedOnce } from '../../embedded/migrate.ts';
import { setUpOf } from '../../embedded/postgresDatabase.ts';

const preparation = fileURLToPath(new URL('hosted.sql', import.meta.url));
const supabaseFolder = fileURLToPath(new URL('../../../../../supabase/', import.meta.url));

/** Migrates a database again as hosted projects are: by a role that is no superuser, on what Supabase has prepared. */
export async function makeHosted(url: string): Promise<void> {
  const superuser = postgres(url, { max: 1, onnotice: () => {} });
  await setUpOf(superuser).run(await fs.readFile(preparation, 'utf8'));
  await superuser.end();
  const owner = postgres(withUser(url, 'postgres'), { max: 1, onnotice: () => {} });
  const setUp = setUpOf(owner);
  await migrate(setUp, `${supabaseFolder}migrations`);
  await seedOnce(setUp, `${supabaseFolder}seed.sql`);
  await owner.end();
}

export function withUser(url: string, user: string): string {
  const changed = new URL(url);
  changed.username = user;
  return changed.href;
}
