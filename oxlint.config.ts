import { defineConfig, type OxlintOverride } from 'oxlint';

/** The features of the web app. Each imports only those before it. */
const FEATURES = [
  'session',
  'share',
  'lira',
  'favourites',
  'notifications',
  'gifts',
  'shelf',
  'shop',
  'alerts',
  'cart',
  'bag',
  'checkout',
  'orders',
  'payment',
  'ratings',
  'ticket',
  'takeBack',
  'login',
  'profile',
  'trust',
  'apply',
  'landing',
  'counter',
  'admin',
  'store',
];

interface Ban {
  group: string[];
  message: string;
}

/** In these files none of these imports. The last override of a file counts. */
const banned = (files: string | string[], ...patterns: Ban[]): OxlintOverride => ({
  files: [files].flat(),
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

const OUTSIDE_DOMAIN: Ban = {
  group: [
    'react',
    'react/**',
    'react-*',
    'react-*/**',
    'styled-components',
    'jotai',
    'jotai/**',
    '@zawadeh/**',
    '**/apps/**',
    '**/mocks/**',
    '**/ui/src/**',
    '@supabase/**',
    'hono',
    'hono/**',
  ],
  message: 'domain is pure rules: it imports no room and no framework.',
};

const UI_MESSAGE = 'ui knows domain types and no backend, router or store.';
const OUTSIDE_UI = [
  '@zawadeh/web',
  '@zawadeh/server',
  '@zawadeh/mocks',
  '@zawadeh/*/**',
  '**/apps/**',
  '**/domain/src/**',
  'jotai',
  'jotai/**',
  'react-router-dom',
  'react-router-dom/**',
  '@supabase/**',
  'hono',
  'hono/**',
];

const OUTSIDE_WEB: Ban = {
  group: [
    '@zawadeh/server',
    '@zawadeh/server/**',
    '**/apps/server/**',
    '**/server/src/**',
    'stylis',
    'stylis-plugin-rtl',
    '@tabler/**',
  ],
  message: 'web sees domain and ui only; looks and behaviour come from ui.',
};

const JOTAI: Ban = {
  group: ['jotai', 'jotai/**'],
  message: 'lib/store.ts alone imports jotai; take atoms and hooks from it.',
};

const OUTSIDE_SERVER: Ban = {
  group: [
    '@zawadeh/web',
    '@zawadeh/web/**',
    '@zawadeh/ui',
    '@zawadeh/ui/**',
    '@zawadeh/mocks',
    '@zawadeh/mocks/**',
    '**/apps/web/**',
    '**/web/src/**',
    '**/packages/ui/**',
    '**/mocks/src/**',
    'react',
    'react/**',
    'react-dom',
    'react-dom/**',
  ],
  message: 'server sees domain only.',
};

const OUTSIDE_MOCKS: Ban = {
  group: [
    '@zawadeh/web',
    '@zawadeh/web/**',
    '@zawadeh/ui',
    '@zawadeh/ui/**',
    '@zawadeh/server',
    '@zawadeh/server/**',
    '**/apps/**',
    '**/packages/ui/**',
  ],
  message: 'mocks see domain only.',
};

/** What stands in the app's other rooms, from `lib` and from a feature. */
const ABOVE_LIB: Ban = {
  group: ['**/app/**', '**/features/**', '**/offline/**'],
  message: 'lib has no subject: it imports no other room.',
};
const ABOVE_FEATURES: Ban = {
  group: ['**/app/**', '**/offline/**'],
  message: 'A feature imports lib and the features before it.',
};

const featuresAfter = (index: number): Ban => ({
  group: FEATURES.slice(index + 1).map((feature) => `**/../${feature}/**`),
  message: `${FEATURES[index]} imports only the features before it (oxlint.config.ts).`,
});
const last = FEATURES.length - 1;

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'vitest', 'unicorn', 'oxc'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { browser: true, node: true },
  rules: {
    eqeqeq: 'error',
    'no-console': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/style-prop-object': 'off',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default-member': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/consistent-type-imports': 'error',
    'no-shadow': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'typescript/no-unsafe-type-assertion': 'error',
    'import/no-named-as-default': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'typescript/consistent-return': 'off',
    'consistent-return': 'off',
  },
  overrides: [
    banned('packages/domain/**', OUTSIDE_DOMAIN),
    banned('packages/ui/**', {
      group: [...OUTSIDE_UI, '!@zawadeh/domain/testing', '**/mocks/**'],
      message: UI_MESSAGE,
    }),
    banned(['packages/ui/src/**/*.stories.tsx', 'packages/ui/src/stories/**'], {
      group: [...OUTSIDE_UI, '!@zawadeh/domain/examples'],
      message: UI_MESSAGE,
    }),
    banned('apps/web/**', OUTSIDE_WEB, JOTAI),
    banned(['apps/web/src/lib/**', 'apps/web/src/offline/**'], OUTSIDE_WEB, JOTAI, ABOVE_LIB),
    banned('apps/web/src/lib/store.ts', OUTSIDE_WEB, ABOVE_LIB),
    ...FEATURES.map((feature, index) =>
      banned(
        `apps/web/src/features/${feature}/**`,
        OUTSIDE_WEB,
        JOTAI,
        ABOVE_FEATURES,
        ...(index < last ? [featuresAfter(index)] : []),
      ),
    ),
    // Stories and tests set up whole screens. The ids of all messages are one type.
    banned(
      [
        'apps/web/src/**/*.{stories,test}.{ts,tsx}',
        'apps/web/src/**/*Stage.tsx',
        'apps/web/src/lib/messages/messageId.ts',
      ],
      OUTSIDE_WEB,
      JOTAI,
    ),
    banned('apps/server/**', OUTSIDE_SERVER),
    banned('mocks/**', OUTSIDE_MOCKS),
    { files: ['.storybook/**'], rules: { 'vitest/no-standalone-expect': 'off' } },
    {
      files: [
        '**/*.test.ts',
        '**/*.test.tsx',
        '**/*.stories.tsx',
        '**/*Stage.tsx',
        '**/*.arbitrary.ts',
        '**/testing/**',
        '**/stories/**',
        '**/build/**',
        'packages/domain/src/examples/**',
        'packages/domain/src/bags/example*.ts',
        'mocks/**',
        'contract/**',
        'e2e/**',
        'scripts/**',
        '.storybook/**',
        'vitest.config.ts',
        'playwright.config.ts',
      ],
      rules: { 'typescript/no-unsafe-type-assertion': 'off' },
    },
  ],
  ignorePatterns: ['dist', 'storybook-static', '.tsbuild', 'scripts/bench/static-page'],
});
