import { spawn } from 'node:child_process';
import path from 'node:path';

export const main = path.join(import.meta.dirname, '../main.ts');
const READY = /Zawadeh is (?:ready|listening): (\S+)/;

/** The server as a process of its own, started like an operator does. */
export function run(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [main, ...args], {
    env: { ...process.env, DEMO_HISTORY: 'false', ...env },
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (output.out += String(chunk)));
  child.stderr.on('data', (chunk) => (output.err += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const origin = READY.exec(output.out)?.[1];
      if (origin && output.out.includes('Listening')) resolve(origin);
    });
    child.once('close', () => reject(new Error(`ended early: ${output.err}`)));
  });
  ready.catch(() => {});
  return { child, output, ended, ready };
}
