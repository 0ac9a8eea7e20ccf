import { readdirSync, readFileSync } from 'node:fs';

/** Names the run and its part that a process belongs to. Children inherit it, browsers included. */
const PART_VARIABLE = 'ZAWADEH_PART';

const SAMPLE_MS = 500;
const TICKS_PER_SECOND = 100;

/**
 * Counts the processor seconds of each part, by looking at all processes twice a second: a browser ends its own children
 * unseen by `times`. Without /proc nothing is counted.
 */
export function countCoreSeconds() {
  const parts = new Map();
  const ticks = new Map();
  const byId = new Map();
  const sample = () => {
    for (const id of processIds()) {
      const stat = read(`/proc/${id}/stat`)?.split(') ')[1]?.split(' ');
      if (!stat) continue;
      // A process id may be given out again.
      const key = `${id} ${stat[19]}`;
      // A browser's processes overwrite their environment with their titles.
      if (!parts.has(key)) parts.set(key, partOf(id) ?? byId.get(stat[1]));
      if (parts.get(key)) {
        ticks.set(key, Number(stat[11]) + Number(stat[12]));
        byId.set(id, parts.get(key));
      }
    }
  };
  const timer = setInterval(sample, SAMPLE_MS);
  // Other runs on this machine have parts of the same name.
  const markOf = (name) => `${process.pid} ${name}`;
  return {
    environmentOf: (name) => ({ [PART_VARIABLE]: markOf(name) }),
    of(name) {
      sample();
      const own = [...ticks].filter(([key]) => parts.get(key) === markOf(name));
      return own.reduce((sum, [, each]) => sum + each, 0) / TICKS_PER_SECOND;
    },
    stop: () => clearInterval(timer),
  };
}

function processIds() {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

function partOf(id) {
  const variables = read(`/proc/${id}/environ`)?.split('\0') ?? [];
  return variables.find((each) => each.startsWith(`${PART_VARIABLE}=`))?.slice(PART_VARIABLE.length + 1);
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
