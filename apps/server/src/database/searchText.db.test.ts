import { foldForSearch } from '@zawadeh/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bootForFile } from '../testing/bootEmbedded.ts';

const booted = await bootForFile();

test.each([
  'ZWD-4PK7M2QX Rania Haddad +96170123456',
  'رانيا حدّاد',
  'أحمد إبراهيم آل ٱلحسن',
  'مُصطفى الشّيخ',
  'فاطمة  ــ  الزهراء ٠١٢٣٤٥٦٧٨٩',
  'Élodie Nuñez-Çelik',
  'O’Hara ‘x’ ʼy `z',
  '  spaces\tand\nlines  ',
  '۰۱۲۳۴۵۶۷۸۹',
  'ﻣﺤﻤﺪ ﬁne',
  '%_\\*"',
])('%s has the same search text in the database and in the domain', async (text) => {
  const { rows } = await sql<{ value: string }>`select private.search_text(${text}) as value`.execute(
    booted.embedded.database,
  );
  expect(rows).toEqual([{ value: foldForSearch(text) }]);
});
