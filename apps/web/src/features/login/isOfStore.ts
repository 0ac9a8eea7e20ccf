/** A page of a shop's own space. */
export const isOfStore = (path: string): boolean => /^\/store(?:[?/]|$)/.test(path);
