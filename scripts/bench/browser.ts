import { spawnSync } from 'node:child_process';

export async function browserPath(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return (await import('@sparticuz/chromium')).default.executablePath();
}

export function browserVersion(path: string): string {
  // On Windows `--version` opens a browser window instead of printing the version.
  if (process.platform === 'win32') return 'version unknown';
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return stdout?.trim() || 'version unknown';
}

export const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--disable-sync',
  '--no-first-run',
];
