import type { Locale } from '@zawadeh/domain';
import type { StyleSheetManager } from 'styled-components';
import type { ComponentProps } from 'react';

export const LITERAL = 0;
export const ARGUMENT = 1;
export const NUMBER = 2;
export const SELECT = 5;
export const PLURAL = 6;
/** The count of a plural. */
export const POUND = 7;
export const TAG = 8;

type Options = Partial<Record<string, { value: MessagePart[] }>> & { other: { value: MessagePart[] } };

/** What our messages use of FormatJS's syntax tree, with its numbers. */
export type MessagePart =
  | { type: typeof LITERAL; value: string }
  | { type: typeof ARGUMENT; value: string }
  | { type: typeof NUMBER; value: string; style?: 'percent' | null }
  | { type: typeof SELECT | typeof PLURAL; value: string; options: Options }
  | { type: typeof POUND }
  | { type: typeof TAG; value: string; children: MessagePart[] };

/** By their ids: a text, or the parts of a message with places for values. */
export type Messages = Record<string, string | MessagePart[]>;

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
