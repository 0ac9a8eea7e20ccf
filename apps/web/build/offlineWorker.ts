/** Builds `/sw.js` beside the app, as a script of its own that knows the app's files by name. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import type { BuildFiles } from '../src/offline/build.ts';

const SOURCE = join(import.meta.dirname, '../src/offline/sw.ts');

/** What the admins work with, and what has nothing to say without a line. */
const WHEN_USED = /\/(?:screens\/Admin\w*|locales\/admin|@supabase)\//;
const WORDS = { en: /\/locales\/(?:\w+\/)?english\.ts$/, ar: /\/locales\/(?:\w+\/)?arabic\.ts$/ };
/** The letters that the product itself writes; others come when a shop uses them. */
const LETTERS = /\/(?:readex|rakkas)-(?:latin|arabic)-[\w-]{8}\.woff2$/;

type Bundle = Rolldown.OutputBundle;

export function offlineWorker(publicDir: string): Plugin {
  return {
    name: 'zawadeh-offline-worker',
    apply: (config, { command }) =>
      command === 'build' && !config.build?.ssr && process.env.VITE_MOCKS !== '1',
    async generateBundle(_options, bundle) {
      const code = await worker(filesOf(bundle, drawingsIn(publicDir)));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
    },
  };
}

async function worker(files: BuildFiles): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { OFFLINE_FILES: JSON.stringify(files) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: SOURCE, output: { format: 'iife' } },
    },
  });
  const [made] = 'output' in built ? built.output : [];
  if (made?.type !== 'chunk') throw new Error('The worker was not built.');
  return made.code;
}

/** Drawings and icons keep their names, so their content's hash goes behind. */
function drawingsIn(publicDir: string): string[] {
  return readdirSync(join(publicDir, 'art')).map((name) => {
    const hash = createHash('sha256')
      .update(readFileSync(join(publicDir, 'art', name)))
      .digest('hex');
    return `/art/${name}?${hash.slice(0, 8)}`;
  });
}

function filesOf(bundle: Bundle, drawings: readonly string[]): BuildFiles {
  const all = Object.values(bundle).map(({ fileName }) => `/${fileName}`);
  const [en, ar] = [reached(bundle, WORDS.ar), reached(bundle, WORDS.en)];
  const letters = all.filter((path) => LETTERS.test(path));
  const files = {
    both: [...en].filter((path) => ar.has(path)).concat(letters, drawings),
    en: [...en].filter((path) => !ar.has(path)),
    ar: [...ar].filter((path) => !en.has(path)),
  };
  const ahead = new Set(Object.values(files).flat());
  const used = all.filter((path) => path.startsWith('/assets/') && !ahead.has(path));
  const version = createHash('sha256')
    .update([...all, ...drawings].sort().join())
    .digest('hex')
    .slice(0, 12);
  return { version, ...files, used };
}

/** From the entry along every import, but for what is fetched when it is used, and for the other language. */
function reached(bundle: Bundle, otherWords: RegExp): Set<string> {
  const found = new Set<string>();
  const visit = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || found.has(`/${fileName}`)) return;
    const source = chunk.facadeModuleId?.replaceAll('\\', '/') ?? '';
    if (WHEN_USED.test(source) || otherWords.test(source)) return;
    found.add(`/${fileName}`);
    [...chunk.imports, ...chunk.dynamicImports].forEach(visit);
  };
  for (const file of Object.values(bundle)) if (file.type === 'chunk' && file.isEntry) visit(file.fileName);
  return found;
}
