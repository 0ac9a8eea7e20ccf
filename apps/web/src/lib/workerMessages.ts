/** The messages between pages and the service worker. */

/** Sent by a page after hydration and after a change of language: what it needs offline. */
export interface PrecacheRequest {
  keep: 'en' | 'ar';
  /** The page's own path, which was fetched before the worker was there. */
  page: string;
  /** The connection is slow or saves data, so nothing is fetched ahead. */
  isFrugal: boolean;
  /** The page has had this worker from its beginning, so it needs no file of an earlier build. */
  isNew: boolean;
}

/** Sent to a worker that waits for the active one. */
export interface SkipWaiting {
  takeOver: true;
}

/** Sent to a page whose build has left the server: only the present build works. */
export interface BuildGone {
  gone: string;
}

/** Says in a response why it comes from the cache; its Date header is that of the server's answer. */
export const CACHED_HEADER = 'X-Zawadeh-Cached';

export type CacheReason = 'offline' | 'slow' | 'server';
