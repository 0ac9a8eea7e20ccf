import type admin from './admin/en.json';
import type counter from './counter/en.json';
import type courier from './courier/en.json';
import type favourites from './favourites/en.json';
import type frame from './frame/en.json';
import type gifts from './gifts/en.json';
import type landing from './landing/en.json';
import type longShelf from './longShelf/en.json';
import type later from './later/en.json';
import type pairing from './pairing/en.json';
import type place from './place/en.json';
import type rating from './rating/en.json';
import type shelf from './shelf/en.json';
import type shop from './shop/en.json';
import type signUp from './signUp/en.json';
import type takeBack from './takeBack/en.json';
import type ticket from './ticket/en.json';

/** A misspelt id does not compile. */
export type MessageId = keyof (typeof admin &
  typeof counter &
  typeof courier &
  typeof favourites &
  typeof frame &
  typeof gifts &
  typeof landing &
  typeof later &
  typeof longShelf &
  typeof pairing &
  typeof place &
  typeof rating &
  typeof shelf &
  typeof shop &
  typeof signUp &
  typeof takeBack &
  typeof ticket);
export type MessageIds = Record<string, MessageId>;
