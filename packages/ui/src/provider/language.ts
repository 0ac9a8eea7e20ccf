import type { Locale } from '@zawadeh/domain';
import type { IntlConfig } from 'react-intl';
import type { StyleSheetManager } from 'styled-components';
import type { ComponentProps } from 'react';

export type Messages = NonNullable<IntlConfig['messages']>;

/** Everything that differs between the languages, in one object that can be loaded at once. */
export interface Language {
  locale: Locale;
  dir: 'ltr' | 'rtl';
  script: 'latin' | 'arabic';
  /** The locale for dates and plurals: Levantine month names and Latin digits on every device. */
  intlLocale: string;
  /** Whether a range repeats AM or PM: "5:00 PM – 8:30 PM", but «من 5:00 إلى 8:30 م». */
  repeatsDayHalf: boolean;
  messages: Messages;
  stylisPlugins: ComponentProps<typeof StyleSheetManager>['stylisPlugins'];
}
