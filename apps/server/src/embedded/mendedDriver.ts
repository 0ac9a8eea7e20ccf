/**
 * When the database goes away in the midst of a transaction, the driver ends the whole process, or leaves a question
 * without an answer for ever, or asks what is left of the transaction on another connection (porsager/postgres 1154,
 * 1155, 1168; open as of 3.4.9). Until that is mended there, its text is mended as it is loaded.
 */
import { registerHooks } from 'node:module';

interface Change {
  found: string;
  times?: number;
  mended: string;
}

const TELL = `error(Errors.connection('CONNECTION_CLOSED', options, socket))`;
const IS_GONE = `c.lost !== lost`;
const REFUSED = `q.reject(Errors.connection('CONNECTION_CLOSED', options, options))`;

const CHANGES: Readonly<Record<string, readonly Change[]>> = {
  '/postgres/src/connection.js': [
    {
      // What was about to be written to a lost connection keeps nothing on the next one from being written.
      found: '\n    clearImmediate(nextWriteTimer)\n',
      times: 2,
      mended: '\n    clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n',
    },
    {
      found: '\n    const x = socket.write(chunk, fn)\n',
      mended: '\n    if (socket === null) return false\n    const x = socket.write(chunk, fn)\n',
    },
    {
      // However it was lost, whoever waits is told, and nobody who comes next.
      found: `\n    !hadError && (query || sent.length) && ${TELL}\n`,
      mended: `\n    ;(query || sent.length) && ${TELL}\n    query = results = errorResponse = null\n    result = new Result()\n`,
    },
  ],
  '/postgres/src/index.js': [
    {
      // How often a connection was lost: whoever had it before has it no more.
      found: '\n    move(c, closed)\n    c.reserved = null\n',
      mended: '\n    move(c, closed)\n    c.lost = (c.lost || 0) + 1\n    c.reserved = null\n',
    },
    {
      found: '\n    sql.release = () => {\n      c.reserved = null\n',
      mended: `\n    const lost = c.lost\n    sql.release = () => {\n      if (${IS_GONE}) return\n      c.reserved = null\n`,
    },
    {
      found: '\n    function handler(q) {\n      c.queue === full\n',
      mended: `\n    function handler(q) {\n      if (${IS_GONE}) return ${REFUSED}\n      c.queue === full\n`,
    },
    {
      found: '\n      sql.savepoint = savepoint\n',
      mended: '\n      const lost = c.lost\n      sql.savepoint = savepoint\n',
    },
    {
      found: '\n        c.queue === full\n          ? queries.push(q)\n',
      mended: `\n        if (${IS_GONE}) return ${REFUSED}\n        c.queue === full\n          ? queries.push(q)\n`,
    },
  ],
};

function mended(text: string, changes: readonly Change[]): string {
  return changes.reduce((before, change) => {
    const parts = before.split(change.found);
    if (parts.length !== (change.times ?? 1) + 1) {
      throw new Error('The database driver is another one: look whether it still has to be mended.');
    }
    return parts.join(change.mended);
  }, text);
}

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const [, changes] = Object.entries(CHANGES).find(([file]) => url.endsWith(file)) ?? [];
    if (!changes) return loaded;
    return { ...loaded, source: mended(new TextDecoder().decode(loaded.source as Uint8Array), changes) };
  },
});
