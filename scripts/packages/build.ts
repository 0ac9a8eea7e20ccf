/** Writes `packages/domain/dist` and `packages/ui/dist`, which `npm pack` packs. The types are compiled before. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { designTokens, uiPlugins } from '@zawadeh/ui/build';
import { build, type Plugin, type Rolldown } from 'vite';
import { root } from '../root.ts';
import { writeCatalogues } from './catalogues.ts';
import { writeDeclarations } from './declarations.ts';
import { publishedManifest, type SourceManifest } from './manifest.ts';

interface Package {
  folder: string;
  /** The addresses of the source package that the packed one has too; they are modules or folders of catalogues. */
  addresses: readonly string[];
  plugins: readonly Plugin[];
}

const domain: Package = { folder: 'packages/domain', addresses: ['.', './examples'], plugins: [] };
const ui: Package = {
  folder: 'packages/ui',
  addresses: ['.', './arabic', './english', './whole'],
  plugins: uiPlugins(),
};

const ICONS = '/node_modules/@tabler/icons-react/dist/esm/';
const FACES = ['@fontsource-variable/readex-pro', '@fontsource/rakkas'];

const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');

async function buildPackage({ folder, addresses, plugins }: Package) {
  const source = join(root, folder, 'src');
  const target = join(root, folder, 'dist');
  const manifest = JSON.parse(read(folder, 'package.json')) as SourceManifest;
  const modules = Object.fromEntries(
    addresses.map((address) => [address, manifest.exports[address]?.replace(/^\.\/src\/|\.ts$/g, '') ?? '']),
  );
  rmSync(target, { recursive: true, force: true });
  const chunks = await compile({ source, target, modules: Object.values(modules), plugins });
  const compiled = join(root, '.tsbuild', folder.replace('packages/', ''), 'src');
  const typed = writeDeclarations({ compiled, target, modules: Object.values(modules) });
  const imported = new Set([...chunks.flatMap(({ imports }) => imports), ...typed]);
  writeFileSync(
    join(target, 'package.json'),
    `${JSON.stringify(publishedManifest(manifest, modules, packagesIn(imported), existsSync(join(target, 'theme.css'))), null, 2)}\n`,
  );
  cpSync(join(root, folder, 'README.md'), join(target, 'README.md'));
  cpSync(join(root, 'LICENSE'), join(target, 'LICENSE'));
  return target;
}

/** In Node styled-components is a CommonJS module, whose default export holds `styled` one level deeper. */
const namedStyled: Plugin = {
  name: 'zawadeh-named-styled',
  renderChunk: (code) =>
    code.replace(
      /^import styled(?:, \{ ([^}]*) \})? from "styled-components";$/m,
      (_, others?: string) =>
        `import { ${['styled', others].filter(Boolean).join(', ')} } from "styled-components";`,
    ),
};

interface Compilation {
  source: string;
  target: string;
  modules: readonly string[];
  plugins: readonly Plugin[];
}

/** One output module for each source module, so that a bundler drops those that a page does not use. */
async function compile({ source, target, modules, plugins }: Compilation): Promise<Rolldown.OutputChunk[]> {
  const output = (await build({
    root: dirname(source),
    base: './',
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [...plugins, namedStyled],
    // The ids of styles are the same on a server and in a browser.
    oxc: { plugins: { styledComponents: { displayName: false, ssr: true, minify: true } } } as object,
    build: {
      target: 'es2022',
      outDir: target,
      minify: false,
      modulePreload: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        input: Object.fromEntries(modules.map((name) => [name, join(source, `${name}.ts`)])),
        // Forty icons come along, so that nobody installs the five thousand others (89 MB).
        external: (id) =>
          /^[\w@]/.test(id) && !id.startsWith('@tabler/') && !FACES.some((face) => id.startsWith(face)),
        preserveEntrySignatures: 'strict',
        treeshake: { moduleSideEffects: 'no-external' },
        output: {
          preserveModules: true,
          preserveModulesRoot: source,
          entryFileNames: ({ facadeModuleId, name }) => {
            const [, icon] = facadeModuleId?.split(ICONS) ?? [];
            return icon ? `icons/${icon.replace(/^icons\/|\.mjs$/g, '')}.js` : `${name}.js`;
          },
          assetFileNames: ({ names: [name = ''] }) =>
            name.endsWith('.css') ? 'theme.css' : 'fonts/[name][extname]',
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output.output.filter((file) => file.type === 'chunk');
}

const packagesIn = (imports: ReadonlySet<string>): string[] =>
  Array.from(imports)
    .filter((name) => /^[\w@]/.test(name) && !name.endsWith('.js'))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);

/** What an app needs beside modules: texts, drawings, tokens and the licences of what came along. */
function addFiles(target: string): void {
  writeCatalogues(join(root, 'packages/ui/src/locales'), join(target, 'locales'));
  cpSync(join(root, 'packages/ui/public/art'), join(target, 'art'), { recursive: true });
  mkdirSync(join(target, 'tokens'));
  for (const [name, tokens] of Object.entries(designTokens())) {
    writeFileSync(join(target, 'tokens', name), `${JSON.stringify(tokens, null, 2)}\n`);
  }
  const fonts = join(root, 'packages/ui/src/theme/fonts');
  for (const file of readdirSync(fonts).filter((name) => name.endsWith('.txt'))) {
    cpSync(join(fonts, file), join(target, 'fonts', file));
  }
  cpSync(join(root, 'node_modules/@tabler/icons-react/LICENSE'), join(target, 'icons/LICENSE'));
}

await buildPackage(domain);
addFiles(await buildPackage(ui));
