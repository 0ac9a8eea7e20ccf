/** Whether all words of a search are somewhere in the texts. */
export function isFound(search: string, ...texts: readonly string[]): boolean {
  const all = texts.join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
