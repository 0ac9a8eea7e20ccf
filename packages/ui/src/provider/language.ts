import type { Locale } from '@zawadeh/domain';
import type { IntlConfig } from 'react-intl';
import type { StyleSheetManager } from 'styled-components';
import type { ComponentProps } from 'react';

export type Messages = NonNullable<IntlConfig['messages']>;

/** Everything that differs between the two languages, in one piece, so that it can be loaded as one. */
export interface Language {
  locale: Locale;
  dir: 'ltr' | 'rtl';
  script: 'latin' | 'arabic';
  /** For dates and plurals: Levantine month names and Latin digits, whatever the device prefers. */
  intlLocale: string;
  /** "5:00 PM – 8:30 PM" says its half of the day twice; «من 5:00 إلى 8:30 م» says it once. */
  repeatsDayHalf: boolean;
  messages: Messages;
  stylisPlugins: ComponentProps<typeof StyleSheetManager>['stylisPlugins'];
}
