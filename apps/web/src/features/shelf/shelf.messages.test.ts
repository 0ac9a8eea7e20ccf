import { CATEGORIES, filterBags, readBags, searchBags } from '@zawadeh/domain';
import { expect, test } from 'vitest';
import arabic from './locales/ar.json' with { type: 'json' };
import english from './locales/en.json' with { type: 'json' };
import { categoryMessages } from './shelf.messages.ts';

const { bags } = readBags(CATEGORIES.map((category) => ({ id: category, price: 1, category })));

test.each(CATEGORIES)('the search finds %s by its name on the page, in both languages', (category) => {
  for (const texts of [english, arabic] as Array<Partial<Record<string, string>>>) {
    const search = texts[categoryMessages[category]] ?? '';
    expect(filterBags(bags, { search, category: null }, searchBags).map(({ id }) => id)).toEqual([category]);
  }
});
