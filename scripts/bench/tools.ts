/** Lighthouse is heavy and only the benchmark needs it, so it is fetched by whoever runs the benchmark first. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { track } from './children.ts';
import type { LighthouseReport } from './lighthouseReport.ts';

export interface Tools {
  lighthouse: (url: string, flags: object) => Promise<{ lhr: LighthouseReport } | undefined>;
  launch: (options: object) => Promise<Chrome>;
}

export interface Chrome {
  port: number;
  process: ChildProcess;
  kill: () => Promise<void> | void;
}

const folder = fileURLToPath(new URL('./', import.meta.url));
const NAMES = ['lighthouse', 'chrome-launcher'] as const;
const INSTALL = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts', '--include=prod'];

export async function loadTools(): Promise<Tools> {
  if (!(await areInstalled())) await install();
  // Under names the compiler cannot follow: the types must hold on machines without these packages.
  const [lighthouse, launcher] = (await Promise.all(NAMES.map((name) => import(name)))) as [
    { default: Tools['lighthouse'] },
    { launch: Tools['launch'] },
  ];
  return { lighthouse: lighthouse.default, launch: launcher.launch };
}

async function areInstalled(): Promise<boolean> {
  const { dependencies } = await readPackage('package.json');
  const versions = await Promise.all(
    NAMES.map((name) => readPackage(`node_modules/${name}/package.json`).catch(() => undefined)),
  );
  return NAMES.every((name, index) => versions[index]?.version === dependencies?.[name]);
}

async function readPackage(path: string) {
  return JSON.parse(await readFile(folder + path, 'utf8')) as {
    version?: string;
    dependencies?: Record<string, string>;
  };
}

async function install(): Promise<void> {
  console.error(`Installing the benchmark's own tools (${NAMES.join(', ')}) into scripts/bench …`);
  const onWindows = process.platform === 'win32';
  const options = { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] as const };
  // On Windows npm is a .cmd file, which only a shell can start.
  const child = track(
    onWindows
      ? spawn(`npm ${INSTALL.join(' ')}`, { ...options, stdio: [...options.stdio], shell: true })
      : spawn('npm', INSTALL, { ...options, stdio: [...options.stdio] }),
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The benchmark's tools could not be installed: npm ended with ${code}.`);
}
