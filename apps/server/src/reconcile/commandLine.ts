import { parseArgs } from 'node:util';
import { readSettings, type Settings } from '../commandLine.ts';
import { StartError } from '../startError.ts';

export interface ReconcileSettings {
  days: number;
  json: boolean;
  /** The server's own settings, so that both use the same database. */
  server: Settings;
}

const MOST_DAYS = 3_650;

function parseFlags(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        days: { type: 'string', default: '7' },
        json: { type: 'boolean', default: false },
        data: { type: 'string', default: '.data' },
        database: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}

function readDays(text: string): number {
  const days = Number(text);
  if (/^\d+$/.test(text) && days >= 1 && days <= MOST_DAYS) return days;
  throw new StartError(`"${text}" is not a number of days. Give one from 1 to ${MOST_DAYS}.`);
}

export function readReconcileSettings(args: string[], env: NodeJS.ProcessEnv): ReconcileSettings {
  const { days, json, data, database } = parseFlags(args);
  const passedOn = ['--data', data, ...(database === undefined ? [] : ['--database', database])];
  return { days: readDays(days), json, server: readSettings(passedOn, env) };
}
