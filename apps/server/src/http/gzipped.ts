/** Packed once for all who ask: a phone on patchy data gets a sixth of the bytes. */
export const gzipped = (text: string): Promise<ArrayBuffer> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();

/** Whoever names it without refusing it; an asterisk names all. */
export const acceptsGzip = (acceptEncoding: string | undefined): boolean =>
  (acceptEncoding ?? '').split(',').some((each) => {
    const [name = '', ...parameters] = each.split(';').map((part) => part.trim().toLowerCase());
    return ['gzip', '*'].includes(name) && !parameters.some((part) => /^q=0(?:\.0*)?$/.test(part));
  });
