/** Milliseconds since 1970. The domain has no clock: whoever calls it says what time it is. */
export type Instant = number;

const TIMESTAMP = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(Z|[+-]\d{2}(?::?\d{2})?)?$/;

/** A timestamp as PostgREST or PostgreSQL writes it; null where it is none. Without a zone it is UTC. */
export function readInstant(value: unknown): Instant | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const found = TIMESTAMP.exec(text);
  if (!found) return null;
  const zone = found[1] ?? '';
  const local = text.slice(0, text.length - zone.length).replace(' ', 'T');
  const at = Date.parse(local + isoZone(zone));
  return Number.isNaN(at) ? null : at;
}

function isoZone(zone: string): string {
  if (zone === '' || zone === 'Z') return 'Z';
  const digits = zone.slice(1).replace(':', '').padEnd(4, '0');
  return `${zone.slice(0, 1)}${digits.slice(0, 2)}:${digits.slice(2)}`;
}
