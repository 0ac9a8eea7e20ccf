import { brand } from '@zawadeh/domain';

/** The origin of the application server: the page's own, unless the build sets another. */
export const backendUrl: string = import.meta.env.VITE_BACKEND_URL ?? '';

/** The Supabase client's storage key; without an item there the user is signed out and the client is not loaded. */
export const SESSION_KEY = `${brand.storagePrefix}-session`;
