import { createIntl } from '@zawadeh/ui';
import type { within } from 'storybook/test';
import { messages as arabicShelf } from '../locales/shelf/arabic.ts';
import { messages as englishShelf } from '../locales/shelf/english.ts';
import { messages as arabicFavourites } from '../locales/favourites/arabic.ts';
import { messages as englishFavourites } from '../locales/favourites/english.ts';
import { messages as arabicGifts } from '../locales/gifts/arabic.ts';
import { messages as englishGifts } from '../locales/gifts/english.ts';
import { messages as arabicPlace } from '../locales/place/arabic.ts';
import { messages as arabicRating } from '../locales/rating/arabic.ts';
import { messages as englishRating } from '../locales/rating/english.ts';
import { messages as arabicShop } from '../locales/shop/arabic.ts';
import { messages as englishPlace } from '../locales/place/english.ts';
import { messages as englishShop } from '../locales/shop/english.ts';
import { messages as arabicSignUp } from '../locales/signUp/arabic.ts';
import { messages as englishSignUp } from '../locales/signUp/english.ts';
import { messages as arabicTicket } from '../locales/ticket/arabic.ts';
import { messages as englishTicket } from '../locales/ticket/english.ts';

const arabic = {
  ...arabicShelf,
  ...arabicShop,
  ...arabicFavourites,
  ...arabicGifts,
  ...arabicPlace,
  ...arabicRating,
  ...arabicSignUp,
  ...arabicTicket,
};
const english = {
  ...englishShelf,
  ...englishShop,
  ...englishFavourites,
  ...englishGifts,
  ...englishPlace,
  ...englishRating,
  ...englishSignUp,
  ...englishTicket,
};

/** The canvas of a story, and its language. */
export interface StoryScene {
  canvas: ReturnType<typeof within>;
  globals: { locale?: unknown };
}

/** Formats the messages of the customers' screens and of the components in them, in the story's language. */
export function screenMessages({ globals: { locale } }: Pick<StoryScene, 'globals'>) {
  const intl = createIntl(
    locale === 'ar' ? { intlLocale: 'ar', messages: arabic } : { intlLocale: 'en', messages: english },
  );
  return (id: string, values?: Record<string, string | number>): string => intl.formatMessage({ id }, values);
}
