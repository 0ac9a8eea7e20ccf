/** Control characters, which folding leaves unchanged and `readText` removes: between texts, and within one. */
export const SEPARATOR = '\u007f';
export const BETWEEN = '\u0080';

/** Larger batches no longer fit the processor's cache. */
const BATCH_SIZE = 500;

/** Changing many texts at once is faster than one by one. The change has to keep the separator and a space beside it. */
export function inBatches(texts: readonly string[], change: (text: string) => string): string[] {
  const changed: string[] = [];
  while (changed.length < texts.length) {
    const batch = texts.slice(changed.length, changed.length + BATCH_SIZE);
    const together = change(batch.join(` ${SEPARATOR} `)).split(SEPARATOR);
    changed.push(...(together.length === batch.length ? together : batch.map(change)));
  }
  return changed;
}
