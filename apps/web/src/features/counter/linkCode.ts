/** The code of a pairing link. It stands behind the #, so that no server and no log gets it with the page. */
export const linkCodeIn = (hash: string): string | null => /^#pair=([\w-]{43})$/.exec(hash)?.[1] ?? null;
