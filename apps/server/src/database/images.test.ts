import { expect, test } from 'vitest';
import { createImages } from './images.ts';

const PICTURE = Uint8Array.of(1, 2, 3);
const stored = () => Response.json({ Id: '1', Key: 'bags/x' });
const taken = () =>
  Response.json(
    { statusCode: '409', error: 'Duplicate', message: 'The resource already exists' },
    { status: 400 },
  );

/** A project that answers each upload with the next of these responses, and every later upload with the last. */
function trial(answers: ReadonlyArray<() => Response>, now: () => number = () => 1_795_250_000_000) {
  const requests: Request[] = [];
  const storeImage = createImages(
    {
      url: 'https://project.example',
      secretKey: 'x',
      fetch: async (input, init) => {
        requests.push(new Request(input, init));
        return (answers[requests.length - 1] ?? answers.at(-1) ?? stored)();
      },
    },
    now,
  );
  return { storeImage, requests };
}

test('a picture is stored under the current time, cached for an hour, and overwrites nothing', async () => {
  const { storeImage, requests } = trial([stored]);
  expect(await storeImage(PICTURE, 'image/webp')).toEqual({
    path: '1795250000000.webp',
    url: 'https://project.example/storage/v1/object/public/bags/1795250000000.webp',
  });
  const [request] = requests;
  expect(request?.url).toBe('https://project.example/storage/v1/object/bags/1795250000000.webp');
  expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'max-age=3600',
    'x-upsert': 'false',
  });
  expect(new Uint8Array((await request?.arrayBuffer()) ?? [])).toEqual(PICTURE);
});

test('one server never uses a name twice, whatever the clock does', async () => {
  const clock = [5, 5, 5, 3, 9];
  const { storeImage } = trial([stored], () => clock.shift() ?? 0);
  const names = await Promise.all(Array.from({ length: 5 }, () => storeImage(PICTURE, 'image/png')));
  expect(names.map(({ path }) => path)).toEqual(['5.png', '6.png', '7.png', '8.png', '9.png']);
});

test.each([
  ['as a hosted project says it', taken],
  [
    'as the embedded engine says it',
    () => Response.json({ statusCode: '409', message: 'x' }, { status: 409 }),
  ],
])('a name taken by another server is skipped, %s', async (_name, refusal) => {
  const { storeImage } = trial([refusal, refusal, stored]);
  expect((await storeImage(PICTURE, 'image/png')).path).toBe('1795250000002.png');
});

test('an upload gives up after some attempts, and at once for any other error', async () => {
  const allTaken = trial([taken]);
  await expect(allTaken.storeImage(PICTURE, 'image/png')).rejects.toThrow('not stored: The resource already');
  expect(allTaken.requests).toHaveLength(10);
  const broken = trial([() => Response.json({ message: 'down' }, { status: 503 })]);
  await expect(broken.storeImage(PICTURE, 'image/png')).rejects.toThrow('not stored: down');
  expect(broken.requests).toHaveLength(1);
});
