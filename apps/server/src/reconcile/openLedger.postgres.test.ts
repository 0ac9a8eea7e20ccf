import { expect, test } from 'vitest';
import { freshDatabase, testServer } from '../testing/testDatabase.ts';
import { readReconcileSettings } from './commandLine.ts';
import { openBooks } from './openLedger.ts';
import { whyNot } from './failureText.ts';

test('a database from before the migration is told what it lacks, and is not changed', async () => {
  const empty = await freshDatabase(testServer ?? '');
  const { books, close } = await openBooks(readReconcileSettings(['--database', empty.url], {}).server);
  expect(await books.stock().catch(whyNot)).toContain('has not had all migrations');
  await close();
  await empty.drop();
});
