import { placeWords } from '../../locales/place/words.ts';
import { deferredButton } from '../deferred/deferredButton.tsx';

/** A shop's heart. */
export const Favourite = deferredButton(
  async () => (await import('./FavouriteToggle.tsx')).FavouriteToggle,
  placeWords,
);
