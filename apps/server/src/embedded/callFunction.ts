import { sql, type Kysely } from 'kysely';

/**
 * Calls the server's own functions without the engine's HTTP layer: several times as many orders per second. They run
 * with their owner's rights in either case.
 */
export type CallFunction = (name: string, args: object) => Promise<unknown>;

const asParameter = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

export const callThrough =
  (database: Kysely<unknown>): CallFunction =>
  async (name, args) => {
    const named = Object.entries(args).map(([key, value]) => sql`${sql.id(key)} => ${asParameter(value)}`);
    const { rows } = await sql<{ answer: unknown }>`
      select public.${sql.id(name)}(${sql.join(named)}) as answer
    `.execute(database);
    return rows[0]?.answer ?? null;
  };

type Run = (query: string, values: unknown[]) => Promise<Array<{ answer?: unknown }>>;

const NAME = /^[a-z_]+$/;

/** The same with text and values, for a driver that caches prepared statements. */
export const callWith =
  (run: Run): CallFunction =>
  async (name, args) => {
    const keys = Object.keys(args);
    if (![name, ...keys].every((each) => NAME.test(each))) throw new Error(`${name} is no function of ours`);
    const named = keys.map((key, index) => `${key} => $${index + 1}`).join(', ');
    const [row] = await run(
      `select public.${name}(${named}) as answer`,
      Object.values(args).map(asParameter),
    );
    return row?.answer ?? null;
  };
