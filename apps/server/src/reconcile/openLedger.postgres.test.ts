import { expect, test } from 'vitest';
import { freshDatabase, testServer } from '../testing/testDatabase.ts';
import { readReconcileSettings } from './commandLine.ts';
import { openLedger } from './openLedger.ts';
import { failureText } from './failureText.ts';

test('a database without the migration is reported, and not changed', async () => {
  const empty = await freshDatabase(testServer ?? '');
  const { ledger, close } = await openLedger(readReconcileSettings(['--database', empty.url], {}).server);
  expect(await ledger.stock().catch(failureText)).toContain('has not had all migrations');
  await close();
  await empty.drop();
});
