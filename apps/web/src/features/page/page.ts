import type { ComponentType } from 'react';
import type { MessageId } from '../../locales/messageId.ts';
import type { PageMeta } from '../../state/pageMeta.ts';
import type { LazyCatalogue } from '../../state/language.ts';
import type { Store } from '../../lib/store.ts';

export interface Page {
  /** The screen is a download of its own. */
  load: () => Promise<{
    Screen: ComponentType;
    /** What it takes from the page's beginning, before it is drawn. */
    hydrate?: (store: Store) => void;
    /** The one thing that an address shows; null where that is not known yet. */
    getMeta?: (store: Store, path: string) => PageMeta | 'gone' | null;
  }>;
  /** As its folder under `screens` is called: the server finds the files of its download by it. */
  name: ScreenName;
  /** What it says beyond the words of the first pages. */
  catalogues?: LazyCatalogue | readonly LazyCatalogue[];
  /** The server draws the bags into it. */
  showsBags?: boolean;
  /** From edge to edge, with its own bands. */
  isWide?: boolean;
}

/** The screens whose title and description there are words for. */
type ScreenName = {
  [Id in MessageId]: Id extends `web.${infer Name}.description` ? Capitalize<Name> : never;
}[MessageId];
