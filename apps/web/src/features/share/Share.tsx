import { placeWords } from '../../locales/place/words.ts';
import { deferredButton } from '../deferred/deferredButton.tsx';

/** Shares a page of this site. */
export const Share = deferredButton(async () => (await import('./SharePage.tsx')).SharePage, placeWords);
