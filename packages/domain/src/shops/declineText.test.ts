import { expect, test } from 'vitest';
import type { StoreApplication } from './applications.ts';
import { declineText } from './declineText.ts';

const application: StoreApplication = {
  id: 'a1',
  name: 'Saj Corner',
  area: 'mina',
  phone: '+9616000001',
  email: 'saj@example.com',
  kind: 'bakery',
  leftOver: 'Bread',
  language: 'ar',
  appliedAt: 0,
  state: 'declined',
  decidedAt: 0,
  decidedBy: null,
  reason: 'too_far',
  storeId: null,
};

test('a known reason is told in the language of the shop, and own words as they are', () => {
  expect(declineText(application)).toMatch(/متجر «Saj Corner».*: المتجر بعيد/);
  expect(declineText({ ...application, language: 'en' })).toMatch(/with Saj Corner\..*: it is too far/);
  expect(declineText({ ...application, reason: 'Come back in May.' })).toMatch(/: Come back in May\.$/);
  expect(declineText({ ...application, reason: null })).toMatch(/: $/);
});
