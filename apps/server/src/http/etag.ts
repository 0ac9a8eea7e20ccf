export async function strongEtag(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', body);
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `"${hex.slice(0, 32)}"`;
}

/** For a response that is sent both compressed and uncompressed. */
export const weakEtag = async (body: string): Promise<string> =>
  `W/${await strongEtag(new TextEncoder().encode(body))}`;

/** RFC 9110: If-None-Match compares weakly, because a proxy that compresses turns a strong tag into a weak one. */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((candidate) => {
    const tag = candidate.trim();
    return tag === '*' || opaque(tag) === opaque(etag);
  });

const opaque = (tag: string): string => tag.replace(/^W\//, '');
