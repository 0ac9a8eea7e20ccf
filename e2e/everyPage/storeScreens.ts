/** A shop's own space, what leads there, and what admins decide about shops. */
import type { Page } from '@playwright/test';
import { payout, phone, section, week } from './adminScreens.ts';
import { answer, bag, CODE, shop } from './testData.ts';
import { withHeading, press, withText, type Screen, type Screens } from './screen.ts';

const rpc = (page: Page, name: string, json: unknown) => answer(page, `**/rest/v1/rpc/${name}`, json);
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const own = (name: string, more: Omit<Screen, 'path'>): Screen => ({
  path: `/store?section=${name}&store=${shop(1)}`,
  isSignedIn: 'asOwner',
  ...more,
});

const titles = { title: 'Knafeh & Sweets Surprise', title_ar: 'مفاجأة الكنافة والحلويات' };
const names = { store_name: 'Zahra Sweets', store_name_ar: 'حلويات الزهراء' };

const handover = (place: number, columns: object) => ({
  order_id: `0dec0000-0000-4000-8000-00000000000${place}`,
  order_code: place === 0 ? CODE : `ZWD-7KQ2M9X${place}`,
  first_name: 'Mona',
  store_id: shop(1),
  kind: 'pickup',
  state: 'waiting',
  due_start: inHours(-1),
  due_end: inHours(3),
  bags: [{ bag_id: bag('open'), ...titles, quantity: 2 }],
  ...columns,
});
const bagOfToday = (columns: object) => ({
  id: bag('open'),
  ...titles,
  category: 'Bakery/pastery',
  picture: 'knafeh',
  for_sale: 3,
  being_paid: 1,
  sold: 2,
  to_fill: [2],
  opens: inHours(-1),
  closes: inHours(3),
  planned: null,
  asked: 2,
  ...columns,
});
const withToday = async (page: Page) => {
  await rpc(page, 'store_counts', { bags: 1, money: 1 });
  await rpc(page, 'store_today', {
    now: new Date().toISOString(),
    handovers: [
      handover(0, {}),
      handover(1, { state: 'missed', due_end: inHours(-2.1) }),
      handover(2, { state: 'done', done_at: inHours(-0.5), how: 'scan' }),
    ],
    bags: [
      bagOfToday({}),
      bagOfToday({ id: bag('few'), planned: 12, for_sale: 0, sold: 0, to_fill: [], opens: inHours(1) }),
      bagOfToday({ id: bag('after'), for_sale: 0, opens: inHours(-5), closes: inHours(-2.1), to_fill: [] }),
    ],
  });
};
const openBag = (page: Page) => page.getByRole('main').locator('button[aria-expanded]').first().click();

const sums = { bags: 24, sold_cents: 105_450, refunds_cents: 1_500, commission_cents: 5_250 };
const ownPayout = { ...payout, ...names, store_id: shop(1) };
const sent = { ...ownPayout, id: '9a400000-0000-4000-8000-000000000002', state: 'sent', disputed_at: null };
const withMoney = (page: Page) =>
  rpc(page, 'store_money', {
    owed_cents: 104_325,
    since: inHours(-9 * 24),
    bags: 60,
    carried_cents: 5_625,
    next_payout: '2026-11-30',
    payout_phone: '+9616000001',
    commission_basis_points: 500,
    payouts: [sent, ownPayout],
    to_confirm: sent,
    months: [
      { month: '2026-11', owed_cents: 98_700, is_closed: false },
      { month: '2026-10', owed_cents: 171_150, is_closed: true },
    ],
    period: { ...sums, refunded_bags: 3 },
    days: ['2026-11-21', '2026-11-20'].map((day) => ({
      day,
      ...sums,
      refunded_bags: 3,
      reasons: ['taken_back'],
      lines: [{ ...titles, bags: 24, cents: 105_450 }],
    })),
  });
const withStatement = (page: Page) =>
  rpc(page, 'store_statement', {
    ...names,
    ...sums,
    month: '2026-10',
    is_closed: true,
    made_at: '2026-11-01T00:10:00Z',
    opening_cents: 15_875,
    corrections: [{ month: '2026-09', cents: -375 }],
    owed_cents: 98_700,
    sent_cents: 41_250,
    closing_cents: 72_950,
    payouts: [ownPayout],
    bags: [{ ...titles, bags: 24, cents: 105_450 }],
    refunds: [{ day: '2026-10-21', ...titles, reason: 'taken_back', bags: 3, cents: 1_500 }],
    days: [{ day: '2026-10-21', ...sums }],
  });

const review = (stars: number, reasons: readonly string[]) => ({
  stars,
  reasons,
  day: '2026-11-20',
  bags: [titles],
});
const withReviews = (page: Page) =>
  rpc(page, 'store_reviews', {
    count: 132,
    mean: 4.2,
    stars: { 5: 80, 4: 30, 3: 12, 2: 6, 1: 4 },
    reasons: { taste: 60, quantity: 41, not_as_described: 4, waited: 2 },
    latest: [review(5, ['taste', 'quantity']), review(1, ['not_as_described', 'waited'])],
  });

const until = inHours(6 * 24);
const withTeam = (page: Page) =>
  rpc(page, 'store_team', {
    now: new Date().toISOString(),
    members: [
      { user_id: 'a', email: 'nadim@zawadeh.local', name: 'Nadim Hajj', role: 'owner' },
      {
        user_id: 'b',
        email: 'a.very.long.address.of.somebody@example.com',
        name: 'Hassan Dib',
        role: 'staff',
      },
    ],
    invitations: [
      { id: 'c', email: 'rania.h@example.com', role: 'staff', language: 'ar', expires_at: until },
    ],
    devices: [
      { ...phone, id: 'd', store_id: shop(1), last_seen_at: inHours(-0.1) },
      { ...phone, id: 'e', store_id: shop(1), last_seen_at: null, name: 'Back oven' },
    ],
    handovers: [{ state: 'done', device_id: 'd' }],
  });

const INVITATION = '/store/invitation#invitation=q3Vd-8Zk_2mXw7Tn5rLy1cHb9fJ0sKpE4gUaQoWiRxY';
const invited = (columns: object) => (page: Page) =>
  answer(page, '**/api/store/invitation', {
    state: 'open',
    store_id: shop(1),
    store: names.store_name,
    store_ar: names.store_name_ar,
    role: 'owner',
    from: 'Nadim Hajj',
    email: 'mona@zawadeh.local',
    expires_at: until,
    ...columns,
  });

const change = (place: number, columns: object) => ({
  id: `c4a00000-0000-4000-8000-00000000000${place}`,
  store_id: shop(1),
  bag_id: null,
  state: 'open',
  reason: null,
  made_by: null,
  made_at: inHours(-3),
  change: {
    title: 'Sfiha Tray',
    name_ar: 'صينيّة الصفيحة',
    category: 'Bakery/pastery',
    picture: 'manakish',
    full_price: 10,
    sale_price: 4.5,
    quantity: 4,
    diet: [],
    allergens: ['gluten', 'milk', 'nuts'],
    pickup_start: inHours(-1),
    pickup_end: inHours(3),
    plan: { quantities: [4, 4, 4, 4, 4, 4, null], opens: '17:00', closes: '20:30' },
  },
  ...columns,
});
const changedBag = (page: Page) =>
  page
    .getByText(/Sfiha Tray|صينيّة الصفيحة/)
    .filter({ visible: true })
    .first();
const withChanges = (page: Page) =>
  answer(page, '**/rest/v1/bag_changes?*', [
    change(1, {}),
    change(2, { bag_id: bag('open'), change: { full_price: 12, sale_price: 8 } }),
    change(3, { state: 'sent_back', reason: 'Please say what is in it.' }),
  ]);

const application = (place: number, columns: object) => ({
  id: `a9000000-0000-4000-8000-00000000000${place}`,
  name: 'Saj Bab el Ramel',
  area: 'tebeneh-zehriye',
  phone: `+961600004${place}`,
  email: 'saj@example.com',
  kind: 'bakery',
  left_over: 'Fifteen manakish',
  language: 'en',
  state: 'open',
  reason: null,
  created_at: inHours(-60),
  decided_at: null,
  decided_by: null,
  store_id: null,
  ...columns,
});
const decided = { decided_at: inHours(-24), decided_by: 'Nadim Hajj' };
const withApplications = (page: Page) =>
  rpc(page, 'store_applications_list', {
    open: [application(1, {}), application(2, { created_at: inHours(-2) })],
    answered: [
      application(3, { ...decided, state: 'accepted', store_id: shop(1) }),
      application(4, { ...decided, state: 'declined', reason: 'too_far' }),
    ],
    open_count: 2,
    answered_count: 2,
  });
const openPanel = (page: Page) => page.getByRole('row').filter({ hasText: 'Saj' }).first().click();
const dialog = (page: Page) => page.getByRole('dialog');

export const storeScreens: Screens = {
  'a shop applies, fields missing': {
    path: '/store/apply',
    act: press('web.apply.send'),
    visible: withText('web.apply.nameMissing'),
  },
  'a shop has applied': {
    path: '/store/apply',
    mock: (page) => answer(page, '**/api/store/applications', { applied_at: new Date().toISOString() }),
    act: async (page, message) => {
      const field = (name: string) => page.locator(`[name=${name}]`);
      await field('name').fill('Saj Bab el Ramel');
      await page.getByRole('combobox', { name: message('web.apply.area') }).click();
      await page.getByRole('option').first().click();
      await press('web.apply.kind.bakery')(page, message);
      await field('phone').fill('06 000 041');
      await field('email').fill('saj@example.com');
      await field('leftOver').fill('Fifteen manakish');
      await press('web.apply.send')(page, message);
    },
    visible: withHeading('web.apply.sent'),
  },
  'an invitation, signed out': {
    path: INVITATION,
    mock: invited({}),
    visible: withText('web.invite.signIn'),
  },
  'an invitation': {
    path: INVITATION,
    isSignedIn: true,
    mock: invited({ role: 'staff' }),
    visible: withText('web.invite.accept'),
  },
  'an invitation, of another account': {
    path: INVITATION,
    isSignedIn: true,
    mock: invited({ email: 'nadim@zawadeh.local' }),
    visible: withText('web.invite.signOut'),
  },
  'an invitation, accepted': {
    path: INVITATION,
    isSignedIn: true,
    mock: invited({ state: 'accepted' }),
    visible: withText('web.invite.open'),
  },
  'an invitation, over': {
    path: INVITATION,
    mock: invited({ state: 'over' }),
    visible: withHeading('web.invite.over'),
  },
  'the space of a shop, signed out': { path: '/store', visible: withHeading('web.store.signIn') },
  'the first visit of an owner': {
    path: `/store?store=${shop(1)}`,
    isSignedIn: 'asOwner',
    mock: (page) => rpc(page, 'store_setup', { place: true, bag: false, phone: false }),
    visible: withHeading('web.welcome.title'),
  },
  'the day of a shop': own('today', { mock: withToday, visible: withText('web.store.today.bags') }),
  'the day of a shop, nothing on sale': own('today', {
    mock: (page) => rpc(page, 'store_today', { now: new Date().toISOString(), handovers: [], bags: [] }),
    visible: withText('web.counter.noBags'),
  }),
  'who comes today': own('today', {
    mock: withToday,
    act: (page) => page.getByRole('main').locator('[aria-haspopup="dialog"]').first().click(),
    visible: dialog,
  }),
  'adding bags to today': own('today', {
    mock: withToday,
    act: press('web.store.today.add'),
    visible: dialog,
  }),
  'cancelling sold bags': own('today', {
    mock: withToday,
    act: async (page, message) => {
      await openBag(page);
      await press('web.takeBack.open')(page, message);
    },
    visible: withText('web.takeBack.do'),
  }),
  'the bags of a shop': own('bags', { visible: (page) => page.getByText('$').first() }),
  'a shop’s new bag': own('bags&bag=new', { visible: withText('web.store.publish') }),
  'a shop’s own bag': own(`bags&bag=${bag('open')}`, { visible: withText('web.store.bags.drawing') }),
  'a high price of a shop’s bag': own('bags&bag=new', {
    act: async (page, message) => {
      await page.locator('[name=title]').fill('Sfiha Tray');
      await page.locator('[name=fullPrice]').fill('10');
      await page.locator('[name=salePrice]').fill('8');
      await page.locator('[name=quantity]').fill('4');
      await press('web.store.publish')(page, message);
    },
    visible: (page) => page.getByRole('alertdialog'),
  }),
  'the week of a shop': own('week', {
    mock: (page) =>
      rpc(page, 'week_of_plans', {
        ...week,
        bags: week.bags.map((row) => ({
          ...row,
          store_id: shop(1),
          store: names.store_name,
          store_ar: names.store_name_ar,
        })),
      }),
    visible: (page) =>
      page.getByText('Home Lunch Surprise').or(page.getByText('مفاجأة الغداء البيتي')).first(),
  }),
  'the money of a shop': own('money', { mock: withMoney, visible: withText('web.store.money.didArrive') }),
  'a shop says what is wrong with a payout': own('money', {
    mock: withMoney,
    act: press('web.store.money.wrong'),
    visible: dialog,
  }),
  'the money of a shop, not loaded': own('money', {
    mock: (page) => answer(page, '**/rest/v1/rpc/store_money', {}, 500),
    visible: withText('web.store.money.notLoaded'),
  }),
  'the statement of a month': own('money&statement=2026-10', {
    mock: withStatement,
    visible: withText('web.store.money.print.balance'),
  }),
  'the reviews of a shop': own('reviews', { mock: withReviews, visible: withText('web.store.liked') }),
  'no reviews of a shop': own('reviews', { visible: withText('web.store.reviews.none') }),
  'the page of a shop': own('page', { visible: withText('web.store.page.save') }),
  'the team of a shop': own('team', {
    mock: withTeam,
    visible: withText('web.admin.phones.counter.title'),
  }),
  'inviting somebody to a team': own('team', {
    mock: withTeam,
    act: press('web.admin.team.invite'),
    visible: dialog,
  }),
  'the menu of a shop': own('today', {
    isNarrow: true,
    mock: withToday,
    act: (page, message) => page.getByRole('button', { name: message('web.store.more') }).click(),
    visible: dialog,
  }),
  'choosing another shop': own('today', {
    mock: async (page) => {
      await withToday(page);
      await rpc(page, 'own_stores', [
        { store_id: shop(1), name: names.store_name, name_ar: names.store_name_ar, role: 'owner' },
        { store_id: shop(3), name: 'Al-Tell Oven', name_ar: 'فرن التلّ', role: 'staff' },
      ]);
    },
    act: (page) =>
      page
        .getByRole('button', { name: /Zahra Sweets|حلويات الزهراء/ })
        .filter({ visible: true })
        .first()
        .click(),
    visible: dialog,
  }),
  'the changes of shops': section('bags&list=review', {
    mock: withChanges,
    visible: changedBag,
  }),
  'a change of a shop': section('bags&list=review&change=c4a00000-0000-4000-8000-000000000002', {
    mock: withChanges,
    visible: withText('web.admin.review.putOnSale'),
  }),
  'the changes that were sent back': section('bags&list=sentBack', {
    mock: withChanges,
    visible: changedBag,
  }),
  'the applications of shops': section('stores&list=applications', {
    mock: withApplications,
    visible: (page) => page.getByText('Saj Bab el Ramel').filter({ visible: true }).first(),
  }),
  'one application of a shop': section('stores&list=applications', {
    mock: withApplications,
    act: openPanel,
    visible: withText('web.admin.applications.accept'),
  }),
  'the applications that were answered': section('stores&list=answered', {
    mock: withApplications,
    visible: withText('web.admin.applications.tell'),
  }),
  'the team and the terms of a store': section(`stores&store=${shop(1)}`, {
    mock: withTeam,
    visible: withText('web.admin.stores.terms'),
  }),
};
