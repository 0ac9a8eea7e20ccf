/** The build's files, for the service worker; written by `build/offlineWorker.ts`. */
export interface BuildFiles {
  /** Changes with the content of any file. */
  version: string;
  /** Files of both languages. A file without a hash in its name has it as a query string: `/art/hero.svg?1a2b3c4d`. */
  both: readonly string[];
  en: readonly string[];
  ar: readonly string[];
  /** Cached when they are used, and not ahead: heavy or rarely needed. */
  used: readonly string[];
}

/** From the path of a request to the name under which this build's content is cached. */
export function filesByPath({ both, en, ar, used }: BuildFiles): Map<string, string> {
  return new Map([...both, ...en, ...ar, ...used].map((file) => [file.split('?')[0] ?? file, file]));
}
