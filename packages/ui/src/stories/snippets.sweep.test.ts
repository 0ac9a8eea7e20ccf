/** The snippet of each written page of a component can be copied: it compiles, and imports from where an app can. */
import { execFile } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');
const SRC = join(import.meta.dirname, '..');
/** Inside the repository, so that the packages are found. */
const FOLDER = join(ROOT, '.reports/snippets');

/** The pages beside the folders of components are about the theme. */
const pages = globSync('*/*/*.mdx', { cwd: SRC }).map((page) => ({
  name: basename(page, '.mdx'),
  folder: dirname(page),
  snippet: /^## In code\n\n```tsx\n([^]*?)^```$/m.exec(readFileSync(join(SRC, page), 'utf8'))?.[1] ?? '',
}));

const index = readFileSync(join(SRC, 'index.ts'), 'utf8');
const exported = new Set(
  Array.from(index.matchAll(/\{([^}]+)\}/g), ([, names = '']) => names.split(','))
    .flat()
    .map((name) => name.trim()),
);

/** A toast is shown through a hook and a region. */
const SHOWN_BY: Record<string, string> = { Toast: 'ToastRegion' };

test('some components have pages with snippets', () => {
  expect(pages.length).toBeGreaterThan(8);
});

describe.each(pages)('$folder', ({ name, snippet }) => {
  test('the snippet imports the component from the package, or from its folder while the package does not export it', () => {
    const component = SHOWN_BY[name] ?? name;
    const from = exported.has(component) ? '@zawadeh/ui' : `../${name}/${name}.tsx`;
    const found = Array.from(
      snippet.matchAll(/^import \{([^}]+)\} from '([^']+)';$/gm),
      ([, names = '', source]) => names.split(',').map((each) => `${each.trim()} ${source}`),
    );
    expect(found.flat()).toContain(`${component} ${from}`);
  });
});

describe('all snippets together', () => {
  beforeAll(() => {
    rmSync(FOLDER, { recursive: true, force: true });
    for (const { folder, name, snippet } of pages) {
      mkdirSync(join(FOLDER, folder), { recursive: true });
      writeFileSync(join(FOLDER, folder, `${name}.usage.tsx`), snippet);
    }
    const compilerOptions = {
      noEmit: true,
      emitDeclarationOnly: false,
      composite: false,
      noUnusedLocals: true,
      types: ['node', 'vite/client'],
      // A relative import of a snippet is resolved as if the snippet were beside its component.
      rootDirs: ['.', '../../packages/ui/src'],
    };
    writeFileSync(
      join(FOLDER, 'tsconfig.json'),
      JSON.stringify({
        extends: '../../tsconfig.base.json',
        compilerOptions,
        include: ['.', '../../packages/ui/src/**/*.d.ts'],
      }),
    );
  });
  afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

  test('the snippets compile', { timeout: 120_000 }, async () => {
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    const { stdout } = await promisify(execFile)(process.execPath, [tsc, '-p', FOLDER]).catch(
      (failure: { stdout: string }) => failure,
    );
    expect(stdout).toBe('');
  });
});
