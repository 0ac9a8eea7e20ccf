/** The packed packages in an app outside the workspace, which has React, Vite and TypeScript and nothing else. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { parseAst } from 'vite';
import { packPackages } from '../../launcher/packages.mjs';
import { withOwnFolder } from '../../ownFolder.ts';
import { BareApp } from './bareApp.ts';
import { shelfInBrowser } from './shelfInBrowser.ts';

const MAX_BUTTON_BYTES = 8 * 1024;
const OWN_PACKAGES = ['@zawadeh/domain', '@zawadeh/ui'];

/** Statements at the top of a module that do nothing until something imported is used. */
const DECLARATIONS = [
  'ExportAllDeclaration',
  'ExportDefaultDeclaration',
  'ExportNamedDeclaration',
  'FunctionDeclaration',
  'VariableDeclaration',
];

const TEXTS = {
  en: ['Knafeh &amp; Sweets Surprise', 'View Details'],
  ar: ['مفاجأة الكنافة والحلويات', 'عرض التفاصيل'],
};

const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length;

await withOwnFolder('bare-app', async (folder) => {
  const app = new BareApp(folder);
  await app.install(await packPackages());

  await test('React is the only peer of the packages', () => {
    const peers = OWN_PACKAGES.map((name) => app.manifestOf(name).peerDependencies);
    assert.deepEqual(peers, [undefined, { react: '^19.2.0' }]);
    const added = Object.entries(app.lockedPackages()).filter(([, { peer }]) => peer);
    assert.deepEqual(added, []);
  });

  await test('the app has one copy of what has contexts, and the rules in the version of the components', () => {
    const places = Object.keys(app.lockedPackages());
    for (const name of ['react', 'react-intl', 'styled-components', '@zawadeh/domain']) {
      const copies = places.filter((place) => place.endsWith(`node_modules/${name}`));
      assert.deepEqual(copies, [`node_modules/${name}`]);
    }
    const [domain, ui] = OWN_PACKAGES.map((name) => app.manifestOf(name));
    assert.equal(ui?.dependencies?.['@zawadeh/domain'], domain?.version);
  });

  await test('the packages have no sources', () => {
    const sources = app.files('node_modules/@zawadeh', '.ts').filter((file) => !file.endsWith('.d.ts'));
    assert.deepEqual(sources, []);
  });

  for (const [settings, resolution] of [
    ['tsconfig.json', 'a bundler'],
    ['tsconfig.nodenext.json', 'Node'],
  ] as const) {
    await test(`types resolve as for ${resolution}, checked to the last declaration`, async () => {
      await app.run('node_modules/typescript/bin/tsc', '-p', settings);
    });
  }

  await test('each module only declares', () => {
    assert.deepEqual(
      OWN_PACKAGES.map((name) => app.manifestOf(name).sideEffects),
      [false, ['./theme.css']],
    );
    const modules = app.files('node_modules/@zawadeh', '.js');
    assert.ok(modules.length > 200);
    const acting = modules.filter((file) =>
      parseAst(app.read('node_modules/@zawadeh', file)).body.some((statement) =>
        statement.type === 'ImportDeclaration'
          ? // A module of the package that is imported for nothing only declares too.
            statement.specifiers.length === 0 && !statement.source.value.startsWith('.')
          : !DECLARATIONS.includes(statement.type),
      ),
    );
    assert.deepEqual(acting, []);
  });

  await test('importing everything in Node changes no global', async () => {
    const names = OWN_PACKAGES.flatMap((name) =>
      Object.entries(app.manifestOf(name).exports ?? {})
        .filter(([, target]) => typeof target === 'object' && !target.default.includes('*'))
        .map(([address]) => name + address.slice(1)),
    );
    assert.ok(names.length > 4);
    const script = `import 'react-intl'; import 'styled-components';
      const before = new Set(Reflect.ownKeys(globalThis));
      for (const name of ${JSON.stringify(names)}) await import(name);
      console.log(JSON.stringify(Reflect.ownKeys(globalThis).filter((key) => !before.has(key)).map(String)));`;
    writeFileSync(join(folder, 'globals.mjs'), script);
    assert.deepEqual(JSON.parse(await app.run('globals.mjs')), []);
  });

  await test(`a button and the styles are below ${MAX_BUTTON_BYTES} bytes beyond React and styled-components`, async (t) => {
    const scripts: string[] = [];
    for (const page of ['plain', 'button']) {
      await app.build('--mode', page);
      scripts.push(
        app
          .files(`dist/${page}`, '.js')
          .map((file) => app.read('dist', page, file))
          .join('\n'),
      );
    }
    const [plain = 0, button = 0] = scripts.map(gzipped);
    const styles = gzipped(app.read('node_modules/@zawadeh/ui/theme.css'));
    t.diagnostic(`${button - plain} bytes of script beyond ${plain}, and ${styles} of styles`);
    assert.ok(button > plain);
    assert.ok(button - plain + styles < MAX_BUTTON_BYTES, `${button - plain} and ${styles} bytes`);
  });

  await test('the shelf is rendered in both languages on a server', async () => {
    await app.build('--ssr', 'src/server.tsx', '--outDir', 'dist/server');
    const html = await app.run('dist/server/server.js');
    const [english = '', arabic = ''] = html
      .split(/(?=<div lang=)/)
      .filter((part) => part.startsWith('<div'));
    for (const [pane, language, direction] of [
      [english, 'en', 'ltr'],
      [arabic, 'ar', 'rtl'],
    ] as const) {
      assert.ok(pane.startsWith(`<div lang="${language}" dir="${direction}"`), pane.slice(0, 80));
      for (const text of TEXTS[language]) assert.ok(pane.includes(text), text);
      assert.equal(pane.match(/<article/g)?.length, 8);
    }
  });

  await test('the shelf is shown in a browser with its fonts, colours, directions and drawings', async () => {
    await app.build('--mode', 'shelf');
    const pane = { columns: 4, beginsAtStart: true, background: 'rgb(253, 249, 240)' };
    assert.deepEqual(await shelfInBrowser(join(folder, 'dist/shelf')), {
      problems: [],
      panes: [
        { ...pane, direction: 'ltr' },
        { ...pane, direction: 'rtl' },
      ],
      loadsTextFace: true,
      missingDrawings: [],
    });
  });
});
