import { brand } from '@zawadeh/domain';

/** Where the application server is: this very address, unless the build was told another. */
export const backendUrl: string = import.meta.env.VITE_BACKEND_URL ?? '';

/** What the Supabase client keeps a session under; without it nobody is signed in and the client need not come. */
export const SESSION_KEY = `${brand.storagePrefix}-session`;
