import type { Decorator } from '@storybook/react-vite';
import type { Language, Messages } from '@zawadeh/ui';
import { useState, type ReactNode } from 'react';
import { wholeArabic, wholeEnglish } from '@zawadeh/ui/whole';
import { arabic as appArabic } from '../apps/web/src/locales/arabic.ts';
import { english as appEnglish } from '../apps/web/src/locales/english.ts';
import { messages as arabicAdmin } from '../apps/web/src/locales/admin/arabic.ts';
import { messages as englishAdmin } from '../apps/web/src/locales/admin/english.ts';
import { messages as arabicLanding } from '../apps/web/src/locales/landing/arabic.ts';
import { messages as englishLanding } from '../apps/web/src/locales/landing/english.ts';
import { messages as arabicLater } from '../apps/web/src/locales/later/arabic.ts';
import { messages as englishLater } from '../apps/web/src/locales/later/english.ts';
import { messages as arabicLongShelf } from '../apps/web/src/locales/longShelf/arabic.ts';
import { messages as englishLongShelf } from '../apps/web/src/locales/longShelf/english.ts';
import { messages as arabicShelf } from '../apps/web/src/locales/shelf/arabic.ts';
import { messages as englishShelf } from '../apps/web/src/locales/shelf/english.ts';
import { messages as arabicCounter } from '../apps/web/src/locales/counter/arabic.ts';
import { messages as englishCounter } from '../apps/web/src/locales/counter/english.ts';
import { messages as arabicCourier } from '../apps/web/src/locales/courier/arabic.ts';
import { messages as englishCourier } from '../apps/web/src/locales/courier/english.ts';
import { messages as arabicFavourites } from '../apps/web/src/locales/favourites/arabic.ts';
import { messages as englishFavourites } from '../apps/web/src/locales/favourites/english.ts';
import { messages as arabicGifts } from '../apps/web/src/locales/gifts/arabic.ts';
import { messages as englishGifts } from '../apps/web/src/locales/gifts/english.ts';
import { messages as arabicPairing } from '../apps/web/src/locales/pairing/arabic.ts';
import { messages as englishPairing } from '../apps/web/src/locales/pairing/english.ts';
import { messages as arabicPlace } from '../apps/web/src/locales/place/arabic.ts';
import { messages as arabicRating } from '../apps/web/src/locales/rating/arabic.ts';
import { messages as englishRating } from '../apps/web/src/locales/rating/english.ts';
import { messages as arabicShop } from '../apps/web/src/locales/shop/arabic.ts';
import { messages as englishPlace } from '../apps/web/src/locales/place/english.ts';
import { messages as englishShop } from '../apps/web/src/locales/shop/english.ts';
import { messages as arabicSignUp } from '../apps/web/src/locales/signUp/arabic.ts';
import { messages as englishSignUp } from '../apps/web/src/locales/signUp/english.ts';
import { messages as arabicTakeBack } from '../apps/web/src/locales/takeBack/arabic.ts';
import { messages as englishTakeBack } from '../apps/web/src/locales/takeBack/english.ts';
import { messages as arabicTicket } from '../apps/web/src/locales/ticket/arabic.ts';
import { messages as englishTicket } from '../apps/web/src/locales/ticket/english.ts';
// Not by the package's index, so that a test of one component does not load all of them.
import { createToasts } from '../packages/ui/src/overlays/Toast/toastStore.ts';
import { ToastsContext } from '../packages/ui/src/overlays/Toast/useToasts.ts';
import { LanguageContext } from '../packages/ui/src/provider/contexts.ts';
import { scopeAttributes, UiProvider } from '../packages/ui/src/provider/UiProvider.tsx';
import type { LocaleGlobal, MotionGlobal, ThemeGlobal } from './globals.ts';

/** The app loads messages with their screens; Storybook loads all of them at the start. */
const withAllMessages = (app: Language, library: Language, ...screens: Messages[]): Language => ({
  ...app,
  messages: Object.assign({}, library.messages, app.messages, ...screens) as Messages,
});
const english = withAllMessages(
  appEnglish,
  wholeEnglish,
  englishAdmin,
  englishLanding,
  englishLater,
  englishLongShelf,
  englishShelf,
  englishCounter,
  englishCourier,
  englishFavourites,
  englishGifts,
  englishPairing,
  englishPlace,
  englishRating,
  englishShop,
  englishSignUp,
  englishTakeBack,
  englishTicket,
);
const arabic = withAllMessages(
  appArabic,
  wholeArabic,
  arabicAdmin,
  arabicLanding,
  arabicLater,
  arabicLongShelf,
  arabicShelf,
  arabicCounter,
  arabicCourier,
  arabicFavourites,
  arabicGifts,
  arabicPairing,
  arabicPlace,
  arabicRating,
  arabicShop,
  arabicSignUp,
  arabicTakeBack,
  arabicTicket,
);
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
