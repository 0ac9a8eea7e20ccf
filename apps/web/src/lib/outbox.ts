/** What this device still has to tell the server: in IndexedDB, which tabs share and a killed browser keeps. */
import { brand } from '@zawadeh/domain';
import { createStore, delMany, get, update } from 'idb-keyval';

const database = createStore(`outbox-${brand.storagePrefix}`, 'unsent');

/** A browser that does not answer counts as one that refuses. */
const LONGEST_WAIT_MS = 3_000;
const inTime = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  Promise.race([answer, new Promise<never>((_, reject) => setTimeout(reject, LONGEST_WAIT_MS))]);

/** Of all tabs. What a page has in memory stays with it. */
export async function forget(...names: string[]): Promise<void> {
  try {
    await delMany(names, database);
  } catch {
    // Where storage is refused there is nothing.
  }
}

export class Outbox<Value> {
  readonly #name: string;
  readonly #read: (stored: unknown) => Value;
  #last: Promise<unknown> = Promise.resolve();
  /** The stored value as this page last read it. */
  current: Value;
  /** False: the browser refused to store it, so it goes with the page. */
  isStored = true;

  /** `read` turns any stored value into a valid one, and no value too. */
  constructor(name: string, read: (stored: unknown) => Value) {
    this.#name = name;
    this.#read = read;
    this.current = read(undefined);
  }

  /** Another tab may have changed it. */
  load(): Promise<Value> {
    return this.#inTurn(async () => {
      const stored = await inTime(get<unknown>(this.#name, database));
      if (this.isStored) this.current = this.#read(stored);
    });
  }

  change(change: (before: Value) => Value): Promise<Value> {
    return this.#inTurn(async () => {
      let isChanged = false;
      const changed = (before: Value): Value => {
        isChanged = true;
        this.current = change(before);
        return this.current;
      };
      try {
        await inTime(
          update<unknown>(
            this.#name,
            (stored) => changed(this.isStored ? this.#read(stored) : this.current),
            database,
          ),
        );
        this.isStored = true;
      } catch {
        this.isStored = false;
        if (!isChanged) changed(this.current);
      }
    });
  }

  /** Resolves even where the browser has no storage for this page. */
  #inTurn(work: () => Promise<void>): Promise<Value> {
    const done = this.#last.then(work).catch(() => {});
    this.#last = done;
    return done.then(() => this.current);
  }
}
