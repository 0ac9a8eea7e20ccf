const RESTRICTED = 'eslint(no-restricted-imports)';

function importOf(source) {
  return `import { thing } from '${source}';\n\nexport const used = [thing];\n`;
}

/** Files that each break one lint rule. */
export const VIOLATIONS = [
  {
    name: 'a floating promise',
    file: 'packages/domain/src/floating.ts',
    rule: 'typescript(no-floating-promises)',
    source:
      'const later = Promise.resolve(1);\n\nexport function forget() {\n  later.then((one) => one);\n}\n',
  },
  {
    name: 'an any',
    file: 'packages/domain/src/any.ts',
    rule: 'typescript(no-explicit-any)',
    source: 'export const loose: any = 1;\n',
  },
  ...[
    'packages/domain/src/assertion.ts',
    'apps/web/src/lib/assertion.ts',
    'apps/server/src/assertion.ts',
  ].map((file) => ({
    name: `an unsafe type assertion in ${file}`,
    file,
    rule: 'typescript(no-unsafe-type-assertion)',
    source: 'export const read = (text: string) => JSON.parse(text) as { a: string };\n',
  })),
  {
    name: 'a loose comparison',
    file: 'packages/domain/src/equal.ts',
    rule: 'eslint(eqeqeq)',
    source: 'export const same = (a: number, b: number) => a == b;\n',
  },
  ...[
    ['one', 'other'],
    ['other', 'one'],
  ].map(([typeName, imported]) => ({
    name: `the types of two modules need each other (${typeName})`,
    file: `packages/domain/src/${typeName}.ts`,
    rule: 'import(no-cycle)',
    source: `import type { ${imported} } from './${imported}.ts';\n\nexport type ${typeName} = ${imported}[];\n`,
  })),
  ...[
    ['domain imports react', 'packages/domain/src/a.ts', 'react'],
    ['domain imports a part of react', 'packages/domain/src/b.ts', 'react/jsx-runtime'],
    ['domain imports an app by path', 'packages/domain/src/c.ts', '../../../apps/web/src/app'],
    ['domain imports ui by path', 'packages/domain/src/d.ts', '../../ui/src/index'],
    ['domain imports a part of ui', 'packages/domain/src/e.ts', '@zawadeh/ui/arabic'],
    ['ui imports jotai', 'packages/ui/src/a.ts', 'jotai'],
    ['ui imports the router', 'packages/ui/src/b.ts', 'react-router-dom'],
    ['ui imports an app by path', 'packages/ui/src/c.ts', '../../../apps/web/src/app'],
    ['ui imports the mocks', 'packages/ui/src/d.ts', '@zawadeh/mocks'],
    ['a story imports the mocks', 'packages/ui/src/bag/Odd/Odd.stories.tsx', '@zawadeh/mocks'],
    ['web imports the server', 'apps/web/src/a.ts', '@zawadeh/server'],
    ['web imports the server by path', 'apps/web/src/b.ts', '../../server/src/main'],
    ['web imports jotai outside the store', 'apps/web/src/features/cart/c.ts', 'jotai'],
    ['web imports a part of jotai outside the store', 'apps/web/src/lib/d.ts', 'jotai/utils'],
    ['web imports stylis', 'apps/web/src/e.ts', 'stylis'],
    ['web imports an icon', 'apps/web/src/f.ts', '@tabler/icons-react/dist/esm/icons/IconBell.mjs'],
    ['lib imports a feature', 'apps/web/src/lib/g.ts', '../features/cart/cart.ts'],
    ['a nested module of lib imports a feature', 'apps/web/src/lib/http/h.ts', '../../features/cart/cart.ts'],
    ['lib imports the app', 'apps/web/src/lib/i.ts', '../app/routes.tsx'],
    ['a feature imports the app', 'apps/web/src/features/cart/j.ts', '../../app/routes.tsx'],
    ['a feature imports a later one', 'apps/web/src/features/cart/k.ts', '../checkout/payment.ts'],
    [
      'a nested part imports a later feature',
      'apps/web/src/features/login/waitingBag/l.ts',
      '../../admin/query.ts',
    ],
    ['the worker imports a feature', 'apps/web/src/offline/m.ts', '../features/cart/cart.ts'],
    ['server imports web', 'apps/server/src/a.ts', '@zawadeh/web'],
    ['server imports web by path', 'apps/server/src/b.ts', '../../web/src/app'],
    ['server imports react', 'apps/server/src/c.ts', 'react-dom/server'],
    ['mocks import an app', 'mocks/src/a.ts', '@zawadeh/server'],
    ['mocks import an app by path', 'mocks/src/b.ts', '../../apps/web/src/app'],
  ].map(([name, file, source]) => ({ name, file, rule: RESTRICTED, source: importOf(source) })),
];

/** Files that break no rule. */
export const PERMITTED = [
  ['domain imports its neighbour', 'packages/domain/src/fine.ts', './neighbour'],
  ['ui imports domain', 'packages/ui/src/fine.ts', '@zawadeh/domain'],
  ['a story imports examples', 'packages/ui/src/bag/Fine/Fine.stories.tsx', '@zawadeh/domain/examples'],
  ['ui imports react-intl', 'packages/ui/src/fine-too.ts', 'react-intl'],
  ['the store imports jotai', 'apps/web/src/lib/store.ts', 'jotai'],
  [
    'a section imports its neighbour',
    'apps/web/src/features/admin/refunds/fine.ts',
    '../orders/orderCalls.ts',
  ],
  ['a feature imports an earlier one', 'apps/web/src/features/checkout/fine.ts', '../cart/cart.ts'],
  [
    'a feature imports words of lib',
    'apps/web/src/features/session/fine.ts',
    '../../lib/messages/locales/shop/words.ts',
  ],
  ['a story imports the app', 'apps/web/src/features/cart/Fine.stories.tsx', '../../app/stories/messages.ts'],
  ['web imports ui', 'apps/web/src/fine.ts', '@zawadeh/ui/arabic'],
  ['web imports the router', 'apps/web/src/fine-too.ts', 'react-router-dom'],
  ['server imports domain', 'apps/server/src/fine.ts', '@zawadeh/domain'],
  ['mocks import domain', 'mocks/src/fine.ts', '@zawadeh/domain'],
].map(([about, file, source]) => ({ about, file, source: importOf(source) }));

/** Needs its own sandbox, because the store in PERMITTED has the same path. */
export const STORE_VIOLATION = {
  name: 'the store imports the server',
  file: 'apps/web/src/lib/store.ts',
  rule: RESTRICTED,
  source: importOf('@zawadeh/server'),
};
