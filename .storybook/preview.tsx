import type { Preview } from '@storybook/react-vite';
import { FROZEN_NOW, handlersFor, SCENARIOS, titleOf, type Scenario } from '@zawadeh/mocks';
import { lazy, Suspense, type ComponentProps } from 'react';
import { mswLoader } from 'msw-storybook-addon/csf3';
import type { Args, ArgsEnhancer, ArgTypesEnhancer } from 'storybook/internal/types';
import { configure } from 'storybook/test';
import { translateTo } from '../apps/web/src/app/stories/messages.ts';
import { globalsOf, locales, modes, motions, themes, widths, type Mode } from './globals.ts';
import { withSurface } from './withSurface.tsx';
import { withTypesInWords } from './withTypesInWords.ts';
import { loadFonts } from './loadFonts.ts';

const LOCALE_NAMES = { en: 'English', ar: 'العربية', both: 'English | العربية' };
const MOTION_NAMES = { device: 'Motion as the device asks', reduced: 'Reduced motion' };
const THEME_NAMES = { light: 'Light', dark: 'Dark', contrast: 'High contrast' };

/** Maps a mode to Chromatic's globals and viewport. */
const chromaticMode = (mode: Mode) => ({
  ...globalsOf(mode),
  viewport: mode.width,
  ...(mode.forcedColors && { forcedColors: 'active' }),
});

/** Tests have no docs pages and need not load their blocks. A font that comes after the first paint is not shown. */
const DocsPage = lazy(async () => {
  const [{ DocsPage }] = await Promise.all([import('./DocsPage.tsx'), loadFonts()]);
  return { default: DocsPage };
});
const ComponentPage = lazy(async () => ({ default: (await import('./ComponentPage.tsx')).ComponentPage }));

const LazyDocsPage = (props: ComponentProps<typeof DocsPage>) => (
  <Suspense>
    <DocsPage {...props} />
  </Suspense>
);

const LazyComponentPage = () => (
  <Suspense>
    <ComponentPage />
  </Suspense>
);

const withWrittenTypes: ArgTypesEnhancer = ({ argTypes, component }) => withTypesInWords(argTypes, component);

/**
 * Storybook edits every type that it does not know as JSON, which is no use to a designer, and its editor of lists and
 * objects is no valid list for a screen reader.
 */
const withoutJson: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  mapEntries(argTypes, (type, name) => {
    // A prop with named choices has a list of their names.
    if (type.mapping) return type;
    const value: unknown = initialArgs[name];
    const isObject = typeof value === 'object' && value !== null;
    if (!isObject && (type.control !== undefined || !JSON_TYPES.has(type.type?.name ?? ''))) return type;
    if (typeof value === 'string' || typeof value === 'number') {
      return { ...type, control: { type: typeof value === 'string' ? 'text' : 'number' } };
    }
    const isText = value === undefined && /\bstring\b|ReactNode/.test(type.table?.type?.summary ?? '');
    return { ...type, control: isText ? { type: 'text' } : { disable: true } };
  });

/** In a Playground the controls know a value by the name that `choices` gives it. */
const withNamesOfChoices: ArgsEnhancer = ({ argTypes, initialArgs, name }) => {
  if (name !== 'Playground') return {};
  const chosen = Object.entries(argTypes).flatMap(([prop, { mapping = {} }]) => {
    const names = Object.keys(mapping);
    const choice = names.find((each) => mapping[each] === initialArgs[prop]);
    return choice === undefined ? [] : [[prop, choice]];
  });
  return Object.fromEntries(chosen) as Args;
};

const JSON_TYPES: ReadonlySet<string> = new Set(['array', 'intersection', 'object', 'other', 'union']);

const mapEntries = <Value,>(
  values: Record<string, Value>,
  change: (value: Value, name: string) => Value,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));

// Two busy cores take longer than the second of Testing Library to answer several requests or to load a screen.
configure({ asyncUtilTimeout: 9_000 });

const isTest = '__vitest_browser__' in window;

/** The worker beside the page, because the built Storybook need not be at the root of its server. */
async function startWorker() {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker();
  await worker.start({ quiet: true, serviceWorker: { url: './mockServiceWorker.js' } });
  return worker;
}

/**
 * In tests axe reports violations only, because describing the passed rules takes a good part of its time, and parses no
 * style sheet, which only a rule that is off would read.
 */
const onlyViolations = isTest && { resultTypes: ['violations'], preload: { assets: ['media'] } };

/** Under forced colours axe would check the theme's colours, which are not displayed. */
const isForced = window.matchMedia('(forced-colors: active)').matches;

let drawnInDocs = 0;

const preview: Preview = {
  // Instead of React's act, in which a transition that suspends is never continued.
  beforeAll: () => configure({ eventWrapper: (dispatch) => dispatch() as unknown }),
  argTypesEnhancers: [withWrittenTypes, withoutJson],
  argsEnhancers: [withNamesOfChoices],
  decorators: [withSurface],
  loaders: [loadFonts, mswLoader(isTest ? undefined : startWorker)],
  beforeEach: async (context) => {
    if (isTest) {
      if (!window.enterMode) throw new Error('The setup files have not run for this file.');
      await window.enterMode(context);
    }
    const { parameters, globals, msw } = context;
    // Each story of a docs page is a root of its own, and labels find their fields by ids.
    if (context.viewMode === 'docs') {
      drawnInDocs += 1;
      const rootOptions = { identifierPrefix: `${context.id}-${drawnInDocs}-` };
      context.parameters = { ...parameters, react: { rootOptions } };
    }
    const isArabic = globals.locale === 'ar';
    Object.assign(context, { isArabic, t: translateTo(isArabic ? 'ar' : 'en') });
    // A story about one scenario stays in it.
    const scenario = (parameters.scenario ?? globals.backend ?? 'calm') as Scenario;
    msw.use(...handlersFor(scenario, () => FROZEN_NOW));
  },
  globalTypes: {
    locale: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: locales.map((value) => ({ value, title: LOCALE_NAMES[value] })),
      },
    },
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: themes.map((value) => ({ value, title: THEME_NAMES[value] })),
      },
    },
    motion: {
      toolbar: {
        title: 'Motion',
        icon: 'play',
        dynamicTitle: true,
        items: motions.map((value) => ({ value, title: MOTION_NAMES[value] })),
      },
    },
    backend: {
      toolbar: {
        title: 'Backend',
        icon: 'database',
        dynamicTitle: true,
        items: SCENARIOS.map((value) => ({ value, title: titleOf(value) })),
      },
    },
  },
  initialGlobals: { ...globalsOf(modes['en-light-phone']), backend: 'calm' },
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    viewport: { options: widths },
    docs: { container: LazyDocsPage, page: LazyComponentPage },
    a11y: {
      test: 'error',
      options: { rules: { 'color-contrast': { enabled: !isForced } }, ...onlyViolations },
    },
    chromatic: {
      modes: Object.fromEntries(Object.entries(modes).map(([name, mode]) => [name, chromaticMode(mode)])),
    },
    options: {
      storySort: {
        order: [
          'Start here',
          'State index',
          'Patterns',
          'Foundations',
          'Controls',
          'Overlays',
          'Navigation',
          'Data',
          'Bag',
          'Counter',
          'Screens',
        ],
      },
    },
  },
};

export default preview;
