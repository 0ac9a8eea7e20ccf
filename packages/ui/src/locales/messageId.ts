import type english from './en.json';

/** A misspelt id does not compile. */
export type MessageId = keyof typeof english;
export type MessageIds = Record<string, MessageId>;
