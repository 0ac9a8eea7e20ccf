import { placeWords } from '../../lib/messages/locales/place/words.ts';
import { deferredButton } from '../../lib/deferred/deferredButton.tsx';

/** A shop's heart. */
export const Favourite = deferredButton(
  async () => (await import('./FavouriteToggle.tsx')).FavouriteToggle,
  placeWords,
);
