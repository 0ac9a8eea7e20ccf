import { placeWords } from '../../lib/messages/locales/place/words.ts';
import { deferredButton } from '../../lib/deferred/deferredButton.tsx';

/** Shares a page of this site. */
export const Share = deferredButton(async () => (await import('./SharePage.tsx')).SharePage, placeWords);
