/**
 * Every process the benchmark starts ends with it, however it ends. What is started must not import this file: told to
 * end, it clears away what it made before it does.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { root } from '../root.ts';

const running = new Set<ChildProcess>();

process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

export function track<Child extends ChildProcess>(child: Child): Child {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

export interface Started {
  child: ChildProcess;
  /** What the pattern found in the line that says it is ready. */
  answer: string;
  seconds: number;
  /** What it wrote about trouble so far. */
  errorOutput: () => string;
}

/** Runs a script until it prints the line that says it is ready. */
export async function startUntil(
  args: readonly string[],
  ready: RegExp,
  environment: Readonly<Record<string, string>> = {},
): Promise<Started> {
  const began = performance.now();
  const child = track(
    spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  let errorOutput = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errorOutput += text));
  for await (const line of createInterface({ input: child.stdout })) {
    const answer = ready.exec(line)?.[1];
    if (answer === undefined) continue;
    // A pipe nobody reads fills up and stops the one who writes into it.
    child.stdout.resume();
    return { child, answer, seconds: (performance.now() - began) / 1000, errorOutput: () => errorOutput };
  }
  throw new Error(`${args[0]} ended before it was ready.\n${errorOutput}`);
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
