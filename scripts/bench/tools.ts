/** Lighthouse is heavy and only the benchmark needs it, so the first run of the benchmark installs it. */
import type { ChildProcess } from 'node:child_process';
import type { LighthouseReport } from './lighthouseReport.ts';

export interface Tools {
  lighthouse: (url: string, flags: object) => Promise<{ lhr: LighthouseReport } | undefined>;
  launch: (options: object) => Promise<Chrome>;
}

interface Chrome {
  port: number;
  process: ChildProcess;
  kill: () => Promise<void> | void;
}

interface Launcher {
  ensureOwnTools: (folder: string) => Promise<void>;
}

const NAMES = ['lighthouse', 'chrome-launcher'] as const;

export async function loadTools(): Promise<Tools> {
  const url = new URL('../launcher/own-tools.mjs', import.meta.url);
  const { ensureOwnTools } = (await import(url.href)) as Launcher;
  await ensureOwnTools(import.meta.dirname);
  // Computed names, because the types must also compile without these packages.
  const [lighthouse, launcher] = (await Promise.all(NAMES.map((name) => import(name)))) as [
    { default: Tools['lighthouse'] },
    { launch: Tools['launch'] },
  ];
  return { lighthouse: lighthouse.default, launch: launcher.launch };
}
