import { execFileSync } from 'node:child_process';

export function residentBytes(pid: number | undefined): number {
  // Windows has no `ps`.
  if (process.platform === 'win32') return Number.NaN;
  try {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;
  } catch {
    return Number.NaN;
  }
}
