/** Compressed once for all clients: to a sixth of the bytes. */
export const gzipped = (text: string): Promise<ArrayBuffer> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();

/** Whether gzip is named or matched by an asterisk, without q=0. */
export const acceptsGzip = (acceptEncoding: string | undefined): boolean =>
  (acceptEncoding ?? '').split(',').some((each) => {
    const [name = '', ...parameters] = each.split(';').map((part) => part.trim().toLowerCase());
    return ['gzip', '*'].includes(name) && !parameters.some((part) => /^q=0(?:\.0*)?$/.test(part));
  });
