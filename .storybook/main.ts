import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';
import { storyNameFromExport } from 'storybook/internal/csf';
import type { Indexer } from 'storybook/internal/types';
import type { PluginOption } from 'vite';
import { uiPlugins } from '@zawadeh/ui/build';
import { isBehaviour } from './globals.ts';
import { managerHead } from './managerHead.ts';

/** The sidebar groups in order, named after their folders. */
const GROUPS = ['foundations', 'controls', 'overlays', 'navigation', 'data', 'bag'];

/** The manager's, under the addresses that the product's font faces have. */
const FONTS = [
  'readex-latin.woff2',
  'readex-arabic.woff2',
  'readex-arabic-name.woff2',
  'rakkas-latin.woff2',
  'rakkas-arabic.woff2',
];

/** The start page's. */
const PICTURES = ['storybook.png', 'our-bags-ar.png'];

/** Reading the props of every module took a third of the build; tables of props show those of components only. */
function documentComponentsOnly(plugin: PluginOption): PluginOption {
  const isDocgen =
    plugin && 'name' in plugin && plugin.name === 'storybook:react-docgen-plugin' && 'transform' in plugin;
  if (!isDocgen || typeof plugin.transform !== 'function') return plugin;
  return { ...plugin, transform: { filter: { id: COMPONENT }, handler: plugin.transform } };
}

const COMPONENT =
  /\/(?:packages\/ui\/src\/(?:[^/]+\/){2}[A-Z]\w*|apps\/web\/src\/.+\/(?<component>[A-Z]\w*)\/\k<component>\w*)\.tsx?$/;

/** Gives the tests among the stories a tag by their names, by which the sidebar leaves them out. */
const withBehaviourTag = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const stories = await indexer.createIndex(file, options);
    return stories.map((story) => {
      const { name = storyNameFromExport(story.exportName), tags = [] } = story;
      return isBehaviour(name) ? { ...story, tags: [...tags, 'behaviour'] } : story;
    });
  },
});

/** Set by `vitest.config.ts`: the source of each story and the props of each component are for docs pages alone. */
const hasDocs = process.env.ZAWADEH_STORYBOOK !== 'tests';
const STORIES = hasDocs ? '*.@(mdx|stories.tsx)' : '*.stories.tsx';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    ...(hasDocs ? ['./**/*.mdx'] : []),
    ...GROUPS.map((group) => `../packages/ui/src/${group}/**/${STORIES}`),
    `../apps/web/src/**/${STORIES}`,
  ],
  addons: [...(hasDocs ? ['@storybook/addon-docs'] : []), '@storybook/addon-a11y', '@storybook/addon-vitest'],
  experimental_indexers: (indexers = []) => indexers.map(withBehaviourTag),
  tags: { behaviour: { defaultFilterSelection: 'exclude' } },
  typescript: { reactDocgen: hasDocs && 'react-docgen' },
  staticDirs: [
    '../packages/ui/public',
    ...PICTURES.map((file) => ({ from: `../docs/pictures/${file}`, to: `/pictures/${file}` })),
    ...FONTS.map((file) => ({ from: `../packages/ui/src/theme/fonts/${file}`, to: `/fonts/${file}` })),
  ],
  managerHead: (head = '') => head + managerHead,
  features: {
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    // The search finds the headings of pages, too.
    experimentalSearchDocsHeadings: true,
    // In tests it reads the computed style of every element again after every change.
    highlight: process.env.VITEST === undefined,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    build: { ...config.build, reportCompressedSize: false },
    plugins: [
      ...(config.plugins ?? []).map(documentComponentsOnly),
      ...uiPlugins(),
      msw({ mode: 'worker-only' }),
    ],
  }),
};

export default config;
