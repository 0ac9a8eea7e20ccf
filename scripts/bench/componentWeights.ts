/** The size that each component of the library adds to a page with React and styled-components. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { uiPlugins } from '@zawadeh/ui/build';
import { bundle, gzipSize } from './bundle.ts';
import { root } from '../root.ts';
import { atMost, type BenchRow } from './row.ts';
import { kilobytes } from './values.ts';

type Weights = Record<string, number>;

const RECORD = join(root, 'docs/benchmarks/component-weights.json');
const MAX_GRID_KB = 25;

const options = { plugins: uiPlugins(), external: /^(?:react|react-dom|styled-components)(?:\/|$)/ };

const isComponent = (name: string) => /^[A-Z][a-z]/.test(name) && !name.endsWith('Context');

export async function weighComponents(): Promise<Weights> {
  const [whole] = await bundle(`export * from '@zawadeh/ui';`, options);
  const names = (whole?.exports ?? []).filter(isComponent).sort();
  const weights: Weights = {};
  for (const name of names) {
    weights[name] = gzipSize(
      await bundle(withExport(name, `import { ${name} } from '@zawadeh/ui';`), options),
    );
  }
  return weights;
}

const withExport = (value: string, imports: string) => `${imports} globalThis.used = ${value};`;

/** Includes the provider and messages that the cards need. */
export async function weighBagGrid(): Promise<BenchRow[]> {
  return Promise.all(
    ['english', 'arabic'].map(async (language) => {
      const imports = `import { BagGrid, UiProvider } from '@zawadeh/ui'; import { ${language} } from '@zawadeh/ui/${language}';`;
      const gzip = gzipSize(await bundle(withExport(`[BagGrid, UiProvider, ${language}]`, imports), options));
      return {
        label: `A grid of bags with provider and ${language} words, beyond React and styled-components`,
        measured: `${kilobytes(gzip)} gzip`,
        aim: atMost(gzip, MAX_GRID_KB * 1024, `≤ ${MAX_GRID_KB} kB`),
      };
    }),
  );
}

const HEADINGS = ['component', 'own cost, gzip', 'last recorded', 'change'];

/** For comparison only, without limits. */
export function componentTable(weights: Weights, recorded: Weights): string[][] {
  const names = Array.from(new Set([...Object.keys(weights), ...Object.keys(recorded)])).sort();
  return [
    HEADINGS,
    ...names.map((name) => [
      name,
      size(weights[name]),
      size(recorded[name]),
      change(weights[name], recorded[name]),
    ]),
  ];
}

const size = (bytes: number | undefined) => (bytes === undefined ? '' : `${bytes.toLocaleString('en')} B`);

function change(now: number | undefined, before: number | undefined): string {
  if (before === undefined) return 'new';
  if (now === undefined) return 'gone';
  if (now === before) return '';
  return `${now > before ? '+' : '−'}${Math.abs(now - before).toLocaleString('en')} B`;
}

export async function readRecordedWeights(): Promise<Weights> {
  const text = await readFile(RECORD, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Weights;
}

export const recordWeights = (weights: Weights): Promise<void> =>
  writeFile(RECORD, `${JSON.stringify(weights, null, 2)}\n`);
