import type { ComponentType } from 'react';
import type { MessageId } from '../messages/messageId.ts';
import type { PageMeta } from '../pageMeta.ts';
import type { Words } from '../messages/language.ts';
import type { AppStore } from '../store.ts';

export interface Page {
  /** Each screen is a separate download. */
  load: () => Promise<{
    Screen: ComponentType;
    /** Fills the store from the server's data before the first render. */
    hydrate?: (store: AppStore) => void;
    /** The single thing that the page shows; null where it is not known yet. */
    getMeta?: (store: AppStore, path: string) => PageMeta | 'gone' | null;
    /** What hydrates after the frame: the server draws it with the page. */
    part?: Page;
  }>;
  /** The name of its folder under `screens`, by which the server finds the files of its download. */
  name: ScreenName;
  /** The messages of the page beyond those of the first page. */
  words?: Words | readonly Words[];
  /** The server renders it with the bags. */
  showsBags?: boolean;
  /** From edge to edge, with its own padding. */
  isWide?: boolean;
  /** Without the shop's header, session and panels. */
  isBare?: boolean;
  /** For work: a header from edge to edge, and no footer. */
  hasOwnFrame?: boolean;
}

/** The screens with messages for title and description. */
type ScreenName = {
  [Id in MessageId]: Id extends `web.${infer Name}.description` ? Capitalize<Name> : never;
}[MessageId];
