import { MOST_ROWS } from '@zawadeh/domain';

/** The limit of one request for public rows, because a visitor waits for them. */
export const LONGEST_READ_MS = 8_000;

/** Page by page, because a project returns a limited number of rows per request. */
export async function readAll<Row>(
  readRange: (first: number, last: number) => PromiseLike<{ data: Row[] | null; error: Error | null }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let isLast = false; !isLast;) {
    const { data, error } = await readRange(rows.length, rows.length + MOST_ROWS - 1);
    if (error || !data) throw new Error(error?.message, { cause: error });
    rows.push(...data);
    isLast = data.length < MOST_ROWS;
  }
  return rows;
}
