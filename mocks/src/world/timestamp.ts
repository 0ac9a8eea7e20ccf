import type { Instant } from '@zawadeh/domain';

/** A moment as the database writes it. */
export const timestamp = (at: Instant): string => new Date(at).toISOString().replace('Z', '+00:00');
