/** The table stores, one row by its id. */
import { fieldsOf, readShop, type Result, type Shop } from '@zawadeh/domain';
import { projectConfig } from './supabase.ts';
import { REQUEST_TIMEOUT_MS, toNetworkError, type NetworkError } from '../lib/networkError.ts';

/** `none`: there is no such shop. */
export type OneShop = Result<Shop, NetworkError | 'none'>;

const COLUMNS = 'id,name,name_ar,address,address_ar,area,latitude,longitude,phone,picture_url,about,about_ar';

/** PostgreSQL's code for a text that is no UUID: no shop has such an id. */
const INVALID_UUID = '22P02';

export async function fetchShop(id: string): Promise<OneShop> {
  try {
    const { supabaseUrl, publishableKey } = await projectConfig();
    const response = await fetch(
      `${supabaseUrl}/rest/v1/stores?select=${COLUMNS}&id=eq.${encodeURIComponent(id)}`,
      { headers: { apikey: publishableKey }, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) },
    );
    const body: unknown = await response.json();
    if (fieldsOf(body).code === INVALID_UUID) return { ok: false, error: 'none' };
    if (!response.ok || !Array.isArray(body)) return { ok: false, error: 'server' };
    if (body.length === 0) return { ok: false, error: 'none' };
    const reading = readShop(body[0]);
    return reading.ok ? { ok: true, value: reading.value } : { ok: false, error: 'server' };
  } catch (error) {
    return { ok: false, error: toNetworkError(error) };
  }
}
