/** Bundles a few lines of code for production. */
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { root } from '../root.ts';

const ENTRY = 'virtual:bundled';

interface BundleOptions {
  plugins?: readonly Plugin[];
  /** Modules that the page has already. */
  external?: RegExp;
}

export async function bundle(
  lines: string,
  { plugins = [], external }: BundleOptions = {},
): Promise<Rolldown.OutputChunk[]> {
  const entry: Plugin = {
    name: 'bundled',
    resolveId: (id) => (id === ENTRY ? id : undefined),
    load: (id) => (id === ENTRY ? lines : undefined),
  };
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [entry, ...plugins],
    build: {
      target: 'es2022',
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'allow-extension',
        ...(external && { external }),
      },
    },
  });
  const outputs = [built].flat() as Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
}

export const gzipSize = (chunks: readonly Rolldown.OutputChunk[]): number =>
  gzipSync(chunks.map(({ code }) => code).join('\n'), { level: 9 }).length;
