/** What the build tells its worker; written by `build/offlineWorker.ts`. */
export interface BuildFiles {
  /** Another one for every other content of any file. */
  version: string;
  /** Paths of what any page may need. A file without a hash in its name has it behind: `/art/hero.svg?1a2b3c4d`. */
  both: readonly string[];
  en: readonly string[];
  ar: readonly string[];
  /** Kept when they are used, and not ahead: heavy, or not for everybody. */
  used: readonly string[];
}

/** The path that a page asks for, and the name under which this build's content of it is kept. */
export function filesByPath({ both, en, ar, used }: BuildFiles): Map<string, string> {
  return new Map([...both, ...en, ...ar, ...used].map((file) => [file.split('?')[0] ?? file, file]));
}
