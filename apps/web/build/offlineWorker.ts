/** Builds `/sw.js` beside the app, a separate script with the list of the app's files. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import type { BuildFiles } from '../src/offline/build.ts';

const SOURCE = join(import.meta.dirname, '../src/offline/sw.ts');

/** Modules that are cached only when used: the dashboard, the counter, and code without a use offline. */
const NOT_PRECACHED = /\/(?:features\/(?:admin|counter)|@supabase)\//;
const CATALOGUES = {
  en: /\/locales\/(?:\w+\/)?(?:english\.ts|en\.json)$/,
  ar: /\/locales\/(?:\w+\/)?(?:arabic\.ts|ar\.json)$/,
};
/** The fonts of the app's own text; others are cached when a shop's text uses them. */
const FONTS = /\/(?:readex|rakkas)-(?:latin|arabic|arabic-name)-[\w-]{8}\.woff2$/;

type Bundle = Rolldown.OutputBundle;

export function offlineWorker(publicDir: string): Plugin {
  return {
    name: 'zawadeh-offline-worker',
    apply: (config, { command }) =>
      command === 'build' && !config.build?.ssr && process.env.VITE_MOCKS !== '1',
    async generateBundle(_options, bundle) {
      const code = await buildWorker(filesOf(bundle, drawingsIn(publicDir)));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
    },
  };
}

async function buildWorker(files: BuildFiles): Promise<string> {
  const result = await build({
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
  const [chunk] = 'output' in result ? result.output : [];
  if (chunk?.type !== 'chunk') throw new Error('The worker was not built.');
  return chunk.code;
}

/** Drawings have no hash in their names, so the hash is a query string. */
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
  const [en, ar] = [reachable(bundle, CATALOGUES.ar), reachable(bundle, CATALOGUES.en)];
  const fonts = all.filter((path) => FONTS.test(path));
  const files = {
    both: [...en].filter((path) => ar.has(path)).concat(fonts, drawings),
    en: [...en].filter((path) => !ar.has(path)),
    ar: [...ar].filter((path) => !en.has(path)),
  };
  const precached = new Set(Object.values(files).flat());
  const used = all.filter((path) => path.startsWith('/assets/') && !precached.has(path));
  const version = createHash('sha256')
    .update([...all, ...drawings].sort().join())
    .digest('hex')
    .slice(0, 12);
  return { version, ...files, used };
}

/** The files that the entry imports, without the other language and the modules that are not precached. */
function reachable(bundle: Bundle, otherCatalogues: RegExp): Set<string> {
  const found = new Set<string>();
  const visit = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || found.has(`/${fileName}`)) return;
    const source = chunk.facadeModuleId?.replaceAll('\\', '/') ?? '';
    if (NOT_PRECACHED.test(source) || otherCatalogues.test(source)) return;
    found.add(`/${fileName}`);
    [...chunk.imports, ...chunk.dynamicImports].forEach(visit);
  };
  for (const file of Object.values(bundle)) if (file.type === 'chunk' && file.isEntry) visit(file.fileName);
  return found;
}
