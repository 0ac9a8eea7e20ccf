/** Checks Storybook's index against the required components and stories. */
import { buildIndex } from 'storybook/internal/core-server';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { picturesOf, readAccepted } from './digests.ts';
import { isBehaviour } from './globals.ts';
import { titlesWithWords, withSearchWords, type SearchedEntry } from './searchWords.ts';

const COMPONENTS = `
  Foundations: Text Heading Stack Grid Surface Icon Ltr Price DateTime Skeleton Illustration BrandMark VisuallyHidden
  Foundations: QrCode
  Controls: Button IconButton Chip TextField PasswordField TextArea NumberField SelectField SearchField PhoneField
  Controls: QuantityStepper AreaPicker ToggleGroup DateTimeField ImageField LanguageSwitch ThemeSwitch
  Overlays: Dialog ConfirmDialog PromptDialog Sheet Menu Toast
  Navigation: Header SideMenu BellButton NotificationList SectionTabs BackButton SkipLink ConnectionBanner
  Data: DataTable Stat BarChart StockBars DayChart Badge KeyValueList EmptyState ErrorState Pagination
  Data: HandoverBar PhoneState ShareBar WeekdayChart
  Bag: BagCard BagGrid PriceTag AvailabilityOverlay StockHint PickupWindow CartLine OrderSummary OrderCard
  Bag: PaymentBadge RoleBadge AddressFields Steps DietTags AllergenNote SavingNote LiraNote
  Bag: ShareButton FavouriteButton FilterSheet TicketStub HandedOver NextOrder
  Bag: ShopPortrait ShopCard DirectionsLink ContactLinks
  Counter: CountTile HandoverRow CodePad PinPad OfflineQueueNote WorkBar WorkHeader HandOverSheet HandOverResult
`;

const REQUIRED = ['Playground', 'States'];

/** Words for which Storybook's titles have others. */
const ASKED = `
  modal dropdown spinner checkbox radio input colour color spacing basket dark Arabic token loading error price
  drawer snackbar tabs pill upload logo RTL font money navbar sold-out map 404 login chart heart
`;

type Entries = Awaited<ReturnType<typeof buildIndex>>['entries'];

let entries: Entries[string][] = [];
beforeAll(async () => {
  entries = Object.values((await buildIndex({ configDir: import.meta.dirname })).entries);
}, 60_000);

const required = COMPONENTS.trim()
  .split('\n')
  .flatMap((line) => {
    const [group = '', names = ''] = line.trim().split(': ');
    return names.split(' ').map((name) => `${group}/${name}`);
  });

describe.each(required)('%s', (title) => {
  const own = () => entries.filter((entry) => entry.title === title);
  const stories = () => own().flatMap((entry) => (entry.type === 'story' ? [entry] : []));

  test('the component has the two stories every component has', () => {
    const names = stories().map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(REQUIRED));
  });

  test('the component has one docs page', () => {
    expect(own().filter(({ type }) => type === 'docs')).toHaveLength(1);
  });
});

describe('the search of the sidebar', () => {
  test('finds a page by each word that people use for it', () => {
    const index = { entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])) };
    const texts = Object.values<SearchedEntry>(withSearchWords(index).entries).map(
      ({ title, name, anchors = [] }) =>
        [title, name, ...anchors.map((anchor) => anchor.title)].join(' ').toLowerCase(),
    );
    const asked = ASKED.trim().split(/\s+/);
    expect(asked.filter((word) => !texts.some((text) => text.includes(word.toLowerCase())))).toEqual([]);
  });

  test('has words for pages that exist', () => {
    const titles = new Set(entries.map(({ title }) => title));
    expect(titlesWithWords.filter((title) => !titles.has(title))).toEqual([]);
  });

  test('and its list leave out the tests, and no page, until they are asked for', () => {
    const hidden = entries.filter(({ tags }) => tags?.includes('behaviour'));
    expect(hidden.filter(({ type, name }) => type !== 'story' || !isBehaviour(name))).toEqual([]);
    expect(hidden).toHaveLength(entries.filter(({ name }) => isBehaviour(name)).length);
  });
});

describe('the accepted pictures', () => {
  const accepted = () => [...readAccepted(join(import.meta.dirname, '..')).keys()];
  const pictured = () => entries.flatMap(picturesOf);

  test('all belong to a story: npm run pictures:accept with its name drops another', () => {
    const all = new Set(pictured());
    expect(accepted().filter((key) => !all.has(key))).toEqual([]);
  });

  test('exist for every story and mode: npm run visual takes them', () => {
    const all = new Set(accepted());
    expect(pictured().filter((key) => !all.has(key))).toEqual([]);
  });
});
