/** The table stores: which shops can give bags to people who need them. */
import { fieldsOf, readId } from '@zawadeh/domain';
import { REQUEST_TIMEOUT_MS } from '../../lib/http/networkError.ts';
import { projectConfig } from '../../lib/http/supabase.ts';

/** The shops that cannot give; none while the server cannot be reached, which then refuses itself. */
export async function fetchShopsThatCannotGive(ids: readonly string[]): Promise<string[]> {
  try {
    const { supabaseUrl, publishableKey } = await projectConfig();
    const response = await fetch(
      `${supabaseUrl}/rest/v1/stores?select=id,can_give&id=in.(${ids.map(encodeURIComponent).join(',')})`,
      { headers: { apikey: publishableKey }, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) },
    );
    const rows: unknown = response.ok ? await response.json() : null;
    if (!Array.isArray(rows)) return [];
    return rows.flatMap((row) => (fieldsOf(row).can_give === false ? (readId(fieldsOf(row).id) ?? []) : []));
  } catch {
    return [];
  }
}
