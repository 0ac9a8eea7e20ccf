import type { StorybookConfig } from '@storybook/react-vite';
import { uiPlugins } from '@zawadeh/ui/build';

/** The sidebar groups in order, named after their folders. */
const GROUPS = ['foundations', 'controls', 'overlays', 'navigation', 'data', 'bag'];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './*.mdx',
    ...GROUPS.map((group) => `../packages/ui/src/${group}/**/*.@(mdx|stories.tsx)`),
    '../apps/web/src/**/*.@(mdx|stories.tsx)',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
  ],
  staticDirs: ['../mocks/public', '../packages/ui/public'],
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), ...uiPlugins()] }),
};

export default config;
