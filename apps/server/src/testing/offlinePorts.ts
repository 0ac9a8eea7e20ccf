import { createAlertsDatabase } from '../database/alerts.ts';
import { createHandoversDatabase } from '../database/handovers.ts';
import { createOrdersDatabase } from '../database/orders.ts';
import { createPeopleDatabase } from '../database/people.ts';
import { createIdentity } from '../database/identity.ts';
import { createOpenSessionCheck } from '../database/openSession.ts';
import { createImages } from '../database/images.ts';
import { createLocalWallet } from '../payments/localWallet.ts';

const NOWHERE = {
  url: 'http://nowhere.invalid',
  publishableKey: 'x',
  secretKey: 'x',
  fetch: () => Promise.reject(new TypeError('nobody is there')),
};

/** Ports whose database cannot be reached. */
export const offlinePorts = {
  shops: () => Promise.reject(new TypeError('nobody is there')),
  orders: createOrdersDatabase(NOWHERE),
  handovers: createHandoversDatabase(NOWHERE),
  alerts: createAlertsDatabase(NOWHERE),
  people: createPeopleDatabase(NOWHERE),
  storeImage: createImages(NOWHERE),
  linkOrigin: NOWHERE.url,
  identify: createIdentity(NOWHERE),
  isSessionOpen: createOpenSessionCheck(NOWHERE),
  payments: createLocalWallet(NOWHERE.url, NOWHERE.fetch).payments,
};
