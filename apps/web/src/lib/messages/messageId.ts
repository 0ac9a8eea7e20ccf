import type admin from '../../features/admin/locales/en.json';
import type apply from '../../features/apply/locales/en.json';
import type cancel from '../../features/payment/cancel/locales/en.json';
import type counter from '../../features/counter/locales/en.json';
import type courier from '../../features/counter/courier/locales/en.json';
import type favourites from '../../features/favourites/locales/en.json';
import type footer from '../../features/trust/footer/locales/en.json';
import type frame from './locales/frame/en.json';
import type gifts from '../../features/gifts/locales/en.json';
import type landing from '../../features/landing/locales/en.json';
import type longShelf from '../../features/shelf/filters/locales/en.json';
import type later from './locales/later/en.json';
import type map from '../../features/shelf/map/locales/en.json';
import type ownData from '../../features/profile/ownData/locales/en.json';
import type pairing from '../../features/counter/pairing/locales/en.json';
import type place from './locales/place/en.json';
import type rating from '../../features/ratings/locales/en.json';
import type search from '../../features/shelf/search/locales/en.json';
import type shelf from '../../features/shelf/locales/en.json';
import type shop from './locales/shop/en.json';
import type signUp from '../../features/login/locales/en.json';
import type store from '../../features/store/locales/en.json';
import type takeBack from '../../features/takeBack/locales/en.json';
import type ticket from '../../features/ticket/locales/en.json';
import type trust from '../../features/trust/locales/en.json';

/** A misspelt id does not compile. */
export type MessageId = keyof (typeof admin &
  typeof apply &
  typeof cancel &
  typeof counter &
  typeof courier &
  typeof favourites &
  typeof footer &
  typeof frame &
  typeof gifts &
  typeof landing &
  typeof later &
  typeof longShelf &
  typeof map &
  typeof ownData &
  typeof pairing &
  typeof place &
  typeof rating &
  typeof search &
  typeof shelf &
  typeof shop &
  typeof signUp &
  typeof store &
  typeof takeBack &
  typeof ticket &
  typeof trust);
export type MessageIds = Record<string, MessageId>;
