import type admin from './admin/en.json';
import type frame from './frame/en.json';
import type later from './later/en.json';
import type place from './place/en.json';
import type shelf from './shelf/en.json';
import type shop from './shop/en.json';
import type ticket from './ticket/en.json';

/** Typed, so that a misspelt id does not compile. */
export type UiMessageId = keyof (typeof frame &
  typeof later &
  typeof place &
  typeof shelf &
  typeof shop &
  typeof ticket &
  typeof admin);
export type UiMessageIds = Record<string, UiMessageId>;
