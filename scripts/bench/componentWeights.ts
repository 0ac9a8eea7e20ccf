/** What each component of the library adds to a page that has React and styled-components already. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { uiPlugins } from '@zawadeh/ui/build';
import { bundle, gzipSize } from './bundle.ts';
import { root } from '../root.ts';
import { atMost, type Row } from './row.ts';
import { kilobytes } from './values.ts';

type Weights = Record<string, number>;

const RECORD = join(root, 'docs/benchmarks/component-weights.json');
const GRID_MOST = 25;

const options = { plugins: uiPlugins(), external: /^(?:react|react-dom|styled-components)(?:\/|$)/ };

const isComponent = (name: string) => /^[A-Z][a-z]/.test(name) && !name.endsWith('Context');

export async function weighComponents(): Promise<Weights> {
  const [whole] = await bundle(`export * from '@zawadeh/ui';`, options);
  const names = (whole?.exports ?? []).filter(isComponent).sort();
  const weights: Weights = {};
  for (const name of names) {
    weights[name] = gzipSize(await bundle(keep(name, `import { ${name} } from '@zawadeh/ui';`), options));
  }
  return weights;
}

const keep = (what: string, imports: string) => `${imports} globalThis.kept = ${what};`;

/** Cards that can be shown need their provider and their words: all of it counts. */
export async function weighBagGrid(): Promise<Row[]> {
  return Promise.all(
    ['english', 'arabic'].map(async (language) => {
      const imports = `import { BagGrid, UiProvider } from '@zawadeh/ui'; import { ${language} } from '@zawadeh/ui/${language}';`;
      const gzip = gzipSize(await bundle(keep(`[BagGrid, UiProvider, ${language}]`, imports), options));
      return {
        what: `A grid of bags with provider and ${language} words, beyond React and styled-components`,
        measured: `${kilobytes(gzip)} gzip`,
        aim: atMost(gzip, GRID_MOST * 1024, `≤ ${GRID_MOST} kB`),
      };
    }),
  );
}

const HEADINGS = ['component', 'own cost, gzip', 'last recorded', 'change'];

/** For comparing, so nothing here is met or missed. */
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
