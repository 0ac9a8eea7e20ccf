/** Milliseconds since 1970. The domain has no clock; callers pass the current time. */
export type Instant = number;

/** The only timestamp format that all JavaScript engines parse alike. */
const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A timestamp as PostgREST or PostgreSQL writes it, null otherwise. Without a zone it is UTC. */
export function readInstant(value: unknown): Instant | null {
  if (typeof value !== 'string') return null;
  const text = ISO.test(value) ? value : toIso(value.trim());
  const at = Date.parse(ISO.test(text) ? text : '');
  return Number.isNaN(at) ? null : at;
}

function toIso(text: string): string {
  return text
    .replace(' ', 'T')
    .replace(/T[\d:.]+$/, '$&Z')
    .replace(/[+-]\d{2}$/, '$&:00')
    .replace(/[+-]\d{2}(?=\d{2}$)/, '$&:');
}
