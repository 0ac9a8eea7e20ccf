import { parseArgs } from 'node:util';
import { PlainFailure } from './plain-failure.mjs';

/** The selected parts, and how much of each: `quick`, `test` or `all`. */
export function chooseParts(args, parts) {
  const { quick = false, all = false, shard, only, files } = parsed(args, parts);
  const level = quick ? 'quick' : all ? 'all' : 'test';
  if (only === undefined) {
    const chosen = parts.filter((part) => part.levels.includes(level));
    return { level, shard, chosen: chosen.filter((part, place) => isIn(part, place, shard)), files: [] };
  }
  const chosen = parts.filter(({ name }) => name === only);
  if (chosen.length === 0 || (files.length > 0 && !chosen[0].takesFiles)) throw misunderstood(parts);
  return { level, shard, chosen, files };
}

function parsed(args, parts) {
  const options = {
    quick: { type: 'boolean' },
    all: { type: 'boolean' },
    shard: { type: 'string' },
    only: { type: 'string' },
  };
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (positionals.length > 0 && values.only === undefined) throw misunderstood(parts);
    if (values.shard !== undefined && !/^[12]\/2$/.test(values.shard)) throw misunderstood(parts);
    return { ...values, files: positionals };
  } catch {
    throw misunderstood(parts);
  }
}

/** A part that its runner cannot divide runs in one of the two shards. */
const isIn = (part, place, shard) =>
  shard === undefined || part.takesFiles || (place % 2 === 0) === shard.startsWith('1');

function misunderstood(parts) {
  const names = (some) => some.map(({ name }) => name).join(', ');
  return new PlainFailure(
    `npm test understands -- --quick, -- --only PART, and npm run test:all also --shard 1/2 and 2/2, where PART is one of ${names(parts)}. ` +
      `After ${names(parts.filter((part) => part.takesFiles))} there may be the files or folders to try.`,
  );
}
