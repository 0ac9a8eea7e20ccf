/** What pages and the worker beside them say to each other. */

/** Sent by a page when it is alive and when its language changes: what it shall find here without a line. */
export interface PrecacheRequest {
  keep: 'en' | 'ar';
  /** The page's own path, which came before the worker did. */
  page: string;
  /** Its owner counts bytes: nothing is fetched that was not asked for. */
  isFrugal: boolean;
  /** It has had this worker from its beginning, so it needs no file of a build before. */
  isNew: boolean;
}

/** Sent to a worker that waits for the one before it to have nothing left to do. */
export interface SkipWaiting {
  takeOver: true;
}

/** Sent to a page whose build is no longer anywhere: only the present one can go on. */
export interface BuildGone {
  gone: string;
}

/** Why an answer is an earlier one. It stands in the answer, beside the date on which the server gave it. */
export const CACHED_HEADER = 'X-Zawadeh-Kept';

export type CacheReason = 'offline' | 'slow' | 'server';
