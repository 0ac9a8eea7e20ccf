import type { Decorator } from '@storybook/react-vite';
import type { Language } from '@zawadeh/ui';
import { useState, type ReactNode } from 'react';
// Not by the package's index, so that a test of one component does not load all of them.
import { createToasts } from '../packages/ui/src/overlays/Toast/toastStore.ts';
import { ToastsContext } from '../packages/ui/src/overlays/Toast/useToasts.ts';
import { LanguageContext } from '../packages/ui/src/provider/contexts.ts';
import { scopeAttributes, UiProvider } from '../packages/ui/src/provider/UiProvider.tsx';
import type { LocaleGlobal, MotionGlobal, ThemeGlobal } from './globals.ts';
import { arabic, english } from './languages.ts';

const LANGUAGES: Record<Exclude<LocaleGlobal, 'both'>, Language> = { en: english, ar: arabic };

/** As on a page that has just been loaded: toasts of an earlier story do not come again. */
function OwnToasts({ children }: { children: ReactNode }) {
  const [toasts] = useState(createToasts);
  return <ToastsContext value={toasts}>{children}</ToastsContext>;
}

/** The language with the direction and styles of the other; `mirror.ts` compares the two. */
function mirrored(language: Language): Language {
  const { dir, stylisPlugins } = language === arabic ? english : arabic;
  return { ...language, dir, stylisPlugins };
}

/**
 * Wraps a story in the app's provider: a page in one language, or two panes side by side for `both`.
 */
export const withSurface: Decorator = (Story, { globals, parameters, viewMode }) => {
  const theme = (globals.theme ?? 'light') as ThemeGlobal;
  const locale = (globals.locale ?? 'en') as LocaleGlobal;
  const motion = (globals.motion ?? 'device') as MotionGlobal;
  // The key remounts the screen when the scenario changes.
  const backend = String(globals.backend);
  const directed = (language: Language) => (globals.isMirrored ? mirrored(language) : language);
  const storyIn = (language: Language) => (
    <LanguageContext value={language}>
      <OwnToasts>
        <div style={{ padding: parameters.layout === 'page' ? 0 : 16 }}>
          <Story />
        </div>
      </OwnToasts>
    </LanguageContext>
  );

  if (locale === 'both') {
    applyToPage(english, theme);
    return (
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(320px, 1fr))' }}>
        {[english, arabic].map((language) => (
          <UiProvider
            key={`${language.locale} ${backend}`}
            language={directed(language)}
            theme={theme}
            motion={motion}
            scope="pane"
          >
            {storyIn(language)}
          </UiProvider>
        ))}
      </div>
    );
  }
  // A docs page shows many stories, so none may change the document's attributes.
  const scope = viewMode === 'docs' ? 'pane' : 'document';
  return (
    <UiProvider
      key={`${locale} ${backend}`}
      language={directed(LANGUAGES[locale])}
      theme={theme}
      motion={motion}
      scope={scope}
    >
      {storyIn(LANGUAGES[locale])}
    </UiProvider>
  );
};

/** Panes do not set the document's attributes, which would stay as the previous story set them. */
function applyToPage(language: Language, theme: ThemeGlobal): void {
  for (const [name, value] of Object.entries(scopeAttributes(language, theme))) {
    if (value !== undefined) document.documentElement.setAttribute(name, value);
  }
}
