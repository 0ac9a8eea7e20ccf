type Bytes = Uint8Array<ArrayBuffer>;

/** Enough for a photograph straight from a camera: a client that is still sending does not read the response. */
const MOST_DISCARDED_BYTES = 8 * 1024 ** 2;
const LONGEST_DISCARDING_MS = 5_000;

/**
 * A request that is answered before its body was read leaves bytes on the connection, on which the next request would
 * fail. The rest is therefore read and discarded before the response is sent; beyond the limits, and after every 413,
 * the response closes the connection.
 */
export async function discardBody(request: Request, answer: Response): Promise<Response> {
  const { body } = request;
  const isAtEnd = body === null || body.locked || (await discard(body));
  if (!isAtEnd || answer.status === 413) answer.headers.set('connection', 'close');
  return answer;
}

async function discard(body: ReadableStream<Bytes>): Promise<boolean> {
  const reader = body.getReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), LONGEST_DISCARDING_MS);
  });
  try {
    let bytes = 0;
    while (bytes <= MOST_DISCARDED_BYTES) {
      const part = await Promise.race([reader.read(), tooLate]);
      if (part === null) return false;
      if (part.done) return true;
      bytes += part.value.byteLength;
    }
    return false;
  } catch {
    // The client has disconnected.
    return false;
  } finally {
    clearTimeout(timer);
    reader.releaseLock();
  }
}
