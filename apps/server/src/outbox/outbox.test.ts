import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/place.ts';
import { openOutbox } from './outbox.ts';

test('letters are read again at the next start, and invalid lines are skipped', async () => {
  const dataDir = await temporaryFolder();
  const file = path.join(dataDir, 'outbox.jsonl');
  const letter = { to: 'rima@example.com', subject: 'Hello', sentAt: '2026-11-21T21:58:00.000Z' };
  const lines = [null, 7, 'text', [], {}, { ...letter, to: null }, { ...letter, text: 1 }, letter];
  await fs.writeFile(file, `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);
  await (await openOutbox(dataDir)).send({ channel: 'whatsapp', to: '+96170123456', subject: 'order_paid' });
  await fs.appendFile(file, '{"to":"half a li');

  const again = await openOutbox(dataDir);
  expect(again.letters()).toEqual([
    letter,
    { channel: 'whatsapp', to: '+96170123456', subject: 'order_paid', sentAt: expect.any(String) },
  ]);
  await fs.rm(dataDir, { recursive: true });
});
