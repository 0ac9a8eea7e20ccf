/** The app loads messages with their screens; Storybook loads all of them at the start. */
import type { Language } from '@zawadeh/ui';
import { everyMessage } from '../apps/web/src/app/stories/messages.ts';
import { arabic as appArabic } from '../apps/web/src/lib/messages/locales/arabic.ts';
import { english as appEnglish } from '../apps/web/src/lib/messages/locales/english.ts';

export const english: Language = { ...appEnglish, messages: everyMessage.en };
export const arabic: Language = { ...appArabic, messages: everyMessage.ar };
