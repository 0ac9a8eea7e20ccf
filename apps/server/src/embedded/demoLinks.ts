import { newSecret, secretHash } from '@zawadeh/domain';
import type { SetUp } from './engineDatabase.ts';

export interface DemoLinks {
  /** Where the counter is. */
  shop: string;
  counter: string;
  courier: string;
}

const PAIR = `
  insert into public.pairings (code_hash, kind, store_id, created_by, expires_at)
  select $1, $2, case $2 when 'counter' then store.id end, admin.id, now() + interval '12 hours'
  from public.users admin, (select id from public.stores order by id limit 1) store
  where admin.role = 'admin' and admin.deactivated_at is null order by admin.created_at limit 1
  returning (select name from public.stores where id = store_id) as shop
`;

/** Links that make the browser that opens them first the phone of the first shop's counter, or of a courier. */
export async function makeDemoLinks({ rows }: SetUp, origin: string): Promise<DemoLinks | null> {
  const link = async (kind: 'counter' | 'courier') => {
    const code = newSecret();
    const [made] = await rows<{ shop: string | null }>(PAIR, [await secretHash(code), kind]);
    return made && { shop: made.shop, address: `${origin}/${kind}#pair=${code}` };
  };
  const [counter, courier] = [await link('counter'), await link('courier')];
  if (!counter || !courier) return null;
  return { shop: counter.shop ?? '', counter: counter.address, courier: courier.address };
}
