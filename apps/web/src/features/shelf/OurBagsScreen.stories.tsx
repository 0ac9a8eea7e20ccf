import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { FROZEN_NOW } from '@zawadeh/mocks';
import { http, HttpResponse } from 'msw';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { nowAtom } from '../../lib/clock.ts';
import { createStore, StoreProvider } from '../../lib/store.ts';
import { storedReturnPath } from '../session/returnPath.ts';
import { startSession } from '../session/session.ts';
import { monaLiking } from '../../app/stories/likeShops.ts';
import { Screen as OurBagsScreen } from './OurBagsScreen.tsx';
import { after } from '@zawadeh/ui/stories/steps.ts';
import { untilAlert } from '../../app/stories/steps.ts';

/** The screen against the mock backend, in the story's scenario, at the frozen instant. */
function Stage({ search = '' }: { search?: string }) {
  const [store] = useState(() => {
    const fresh = createStore();
    fresh.set(nowAtom, FROZEN_NOW);
    return fresh;
  });
  useEffect(() => startSession(store), [store]);
  return (
    <StoreProvider store={store}>
      <MemoryRouter initialEntries={[`/our-bags${search}`]}>
        <OurBagsScreen />
      </MemoryRouter>
    </StoreProvider>
  );
}

const meta = { title: 'Screens/Our bags', component: OurBagsScreen, render: () => <Stage /> } satisfies Meta<
  typeof OurBagsScreen
>;

export default meta;
type Story = StoryObj<typeof meta>;

const waitUntilLoaded: Story['play'] = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(0));
};

const findEmpty = (context: StoryContext) =>
  context.canvas.findByRole('heading', { level: 2, name: context.t('web.ourBags.empty') });

type InBoth = Record<'en' | 'ar', string>;

const filters = { en: 'Filters', ar: 'تصفية' };
const now = { en: 'Now', ar: 'الآن' };
const tomorrow = { en: 'Tomorrow', ar: 'غداً' };
const myFavourites = { en: 'My favourites', ar: 'متاجري المفضّلة' };
const sugarFree = { en: 'Sugar-free', ar: 'بلا سكّر' };
const vegan = { en: 'Vegan', ar: 'نباتي صرف (فيغان)' };
const dairyFree = { en: 'Dairy-free', ar: 'بلا ألبان' };

export const Ready: Story = { tags: ['every-mode'], play: waitUntilLoaded };

export const SoldOut: Story = { parameters: { scenario: 'soldOut' }, play: waitUntilLoaded };

export const Loading: Story = { parameters: { scenario: 'silent' } };

export const Empty: Story = {
  tags: ['every-mode'],
  parameters: { scenario: 'everythingEmpty' },
  play: async (context) => {
    await findEmpty(context);
  },
};

export const Down: Story = { tags: ['every-mode'], parameters: { scenario: 'down' }, play: untilAlert };

/** No answer came: the message names the connection, and not the shop. */
export const Offline: Story = { parameters: { scenario: 'offline' }, play: Down.play };

const search =
  (typed: string): Story['play'] =>
  async (context) => {
    await waitUntilLoaded(context);
    await userEvent.type(context.canvas.getByRole('searchbox'), typed);
  };

/** Where nothing is called what was typed, the search can be cleared. */
export const NothingFound: Story = {
  play: async (context) => {
    await search('pizza')!(context);
    const { canvas } = context;
    await canvas.findByRole('button', { name: context.t('web.search.clear') });
    await expect(canvas.queryByRole('heading', { level: 3 })).toBeNull();
  },
};

/** A shop of an area where no bag is on sale, in a shelf that has bags elsewhere. */
const withGoats: Story['beforeEach'] = ({ msw }) => {
  const shops = [
    { id: 's1', name: 'Zahra Sweets', name_ar: 'حلويات الزهراء', area: 'balad' },
    { id: 's2', name: 'Umm Fadi’s Kitchen', name_ar: 'مطبخ أم فادي', area: 'tebeneh-zehriye' },
    { id: 's4', name: 'Mina Corner', name_ar: 'ركن الميناء', area: 'mina' },
    { id: 's7', name: 'Two Goats Dairy', name_ar: 'ألبان العنزتين', area: 'badawi' },
  ];
  const rating = { rating: 4.9, rating_count: 38 };
  msw.use(
    http.get('*/rest/v1/stores', () => HttpResponse.json(shops.map((shop) => ({ ...shop, ...rating })))),
  );
};

/** The shops and areas that are meant, and the nearest area with bags. */
export const NoBagsButPlaces: Story = {
  tags: ['every-mode'],
  beforeEach: withGoats,
  play: async (context) => {
    await search('badawi')!(context);
    // With those to the list and the map.
    await waitFor(() => expect(context.canvas.getAllByRole('link')).toHaveLength(4));
  },
};

/** A category hides the bags that are meant: the shop says when its next one can be had, and all bags can be shown again. */
export const NoBagsInCategory: Story = {
  beforeEach: withGoats,
  play: async (context) => {
    await search('mina')!(context);
    const { canvas, t } = context;
    await userEvent.click(canvas.getByRole('button', { name: t('web.ourBags.bakery') }));
    await canvas.findByRole('button', { name: t('web.ourBags.showAll') });
  },
};

/** The sentence quotes what was typed; pressing the area close by also clears the search. */
export const PlayNoBags: Story = {
  beforeEach: withGoats,
  play: async (context) => {
    await search(' badawi ')!(context);
    const { canvas, t } = context;
    const typed = t('web.search.none', { typed: '\u2068badawi\u2069' });
    await canvas.findByRole('heading', { level: 2, name: typed });
    await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(3));
    const [, , shop, area] = canvas.getAllByRole('link');
    await expect(shop).toHaveAttribute('href', '/shop/s7');
    await expect(area).toHaveAttribute('href', '/our-bags?area=tebeneh-zehriye');
    // The link of a story is the browser's own.
    area!.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(area!);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(8));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

/** The message names the search, the category or both, and does not ask to come back later. */
export const PlayNothingMatches: Story = {
  play: async (context) => {
    await search(' pizza ')!(context);
    const { canvas, t } = context;
    const nothing = async (wanted: string | RegExp) =>
      waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(wanted));
    await nothing(t('web.search.none', { typed: '\u2068pizza\u2069' }));
    await expect(canvas.queryByText(t('web.ourBags.emptySentence'))).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('web.ourBags.meals') }));
    await nothing(new RegExp(`pizza.*·.*${t('web.ourBags.meals')}`));
    await userEvent.click(canvas.getByRole('button', { name: t('web.ourBags.showAll') }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(8));
  },
};

/** On an empty shelf the message does not mention the search. */
export const PlayNothingToSearch: Story = {
  parameters: { scenario: 'everythingEmpty' },
  play: async (context) => {
    await findEmpty(context);
    await userEvent.type(context.canvas.getByRole('searchbox'), 'pizza');
    await expect(await findEmpty(context)).toBeVisible();
  },
};

/** A web page in place of the bags is an error too, not an empty shelf. */
export const HtmlInstead: Story = { parameters: { scenario: 'html' }, play: Down.play };

/** Unreadable rows are left out, and the rest of the shelf is shown. */
export const HostileRows: Story = {
  parameters: { scenario: 'hostile' },
  play: after(waitUntilLoaded, async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(7);
  }),
};

/** Finds a title and an area in another spelling, in either language of the page. */
export const PlaySearch: Story = {
  play: after(waitUntilLoaded, async ({ canvas }) => {
    const field = canvas.getByRole('searchbox');
    for (const typed of ['كنافه', 'Zahrieh']) {
      await userEvent.type(field, typed);
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
      await userEvent.keyboard('{Escape}');
    }
    await expect(field).toHaveValue('');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(8));
    await userEvent.type(field, 'nothing is called this');
    await canvas.findByRole('heading', { level: 2 });
  }),
};

export const PlayCategory: Story = {
  play: after(waitUntilLoaded, async ({ canvas }) => {
    const [meals] = canvas.getAllByRole('button', { pressed: false });
    await userEvent.click(meals!);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await expect(meals).toHaveAttribute('aria-pressed', 'true');
  }),
};

/** Opens the filters and presses one of their choices; null on a desktop, which has them in a column. */
const choose = async ({ canvas, isArabic }: Pick<StoryContext, 'canvas' | 'isArabic'>, words: InBoth) => {
  const locale = isArabic ? 'ar' : 'en';
  const button = canvas.queryByRole('button', { name: new RegExp(`^${filters[locale]}`) });
  if (!button) {
    await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(`^${words[locale]}`) }));
    return null;
  }
  await userEvent.click(button);
  const sheet = await canvas.findByRole('dialog');
  await userEvent.click(await within(sheet).findByRole('button', { name: words[locale] }));
  return sheet;
};

const inSheet = async (context: StoryContext, words: InBoth) => {
  const sheet = await choose(context, words);
  if (!sheet) throw new Error('There is no sheet.');
  return sheet;
};

/** The server looks through what the list does not have. */
export const PlayLongShelf: Story = {
  parameters: { scenario: 'longShelf' },
  play: async (context) => {
    await waitUntilLoaded(context);
    const { canvas } = context;
    const articles = () => canvas.getAllByRole('article');
    await expect(articles()).toHaveLength(24);

    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'Foul & Olives Surprise 50');
    await waitFor(() => expect(articles()).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(articles()).toHaveLength(24));
    await userEvent.type(field, 'nothing is called this');
    await canvas.findByRole('heading', { level: 2 });
    await userEvent.keyboard('{Escape}');

    const sheet = await inSheet(context, tomorrow);
    await within(sheet).findByRole('button', { name: /\b50\b/ });
  },
};

/** How many bags fit stands above them, and each choice can be removed. */
export const Filtered: Story = {
  tags: ['every-mode'],
  play: async (context) => {
    await waitUntilLoaded(context);
    const sheet = await choose(context, now);
    if (sheet) await userEvent.click(within(sheet).getAllByRole('button').at(-1)!);
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull());
    const { isArabic } = context;
    await expect(
      await context.canvas.findByRole('button', { name: isArabic ? 'إزالة الآن' : 'Remove Now' }),
    ).toBeVisible();
  },
};

/** The sheet above the shelf. */
export const FiltersOpen: Story = {
  play: async (context) => {
    await waitUntilLoaded(context);
    await choose(context, now);
  },
};

/** Where no bag fits, all can be shown again, and nothing is chosen any more. */
export const PlayNoneFits: Story = {
  play: async (context) => {
    const { canvas, t } = context;
    await waitUntilLoaded(context);
    const sheet = await inSheet(context, tomorrow);
    for (const words of [sugarFree, vegan, dairyFree])
      await userEvent.click(
        within(sheet).getByRole('button', { name: words[context.isArabic ? 'ar' : 'en'] }),
      );
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: t('web.ourBags.noneFits'), hidden: true })),
    );
    sheet.dispatchEvent(new Event('cancel'));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: `${t('web.ourBags.filters')} 4` })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('web.ourBags.showAll') }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(8));
    await expect(canvas.getByRole('button', { name: t('web.ourBags.filters') })).toBeVisible();
  },
};

/** The bags of the shops that the user likes. */
export const PlayFavourites: Story = {
  beforeEach: monaLiking('s3'),
  play: async (context) => {
    const { canvas } = context;
    await waitUntilLoaded(context);
    await choose(context, myFavourites);
    await waitFor(() => expect(canvas.getAllByRole('article', { hidden: true })).toHaveLength(2));
  },
};

export const PlayNoFavourites: Story = {
  beforeEach: monaLiking(),
  play: async (context) => {
    await waitUntilLoaded(context);
    await choose(context, myFavourites);
    const name = context.t('web.ourBags.noFavourites');
    await context.canvas.findByRole('heading', { level: 2, name, hidden: true });
  },
};

/** A visitor opens a shared address: the page says what is missing, and the login leads back. */
export const FavouritesOfVisitor: Story = {
  tags: ['every-mode'],
  render: () => <Stage search="?shops=favourites" />,
  beforeEach: () => () => sessionStorage.clear(),
  play: async (context) => {
    const { canvas, t } = context;
    // The column of a desktop says it at once; on a phone the sheet that opens by itself is closed.
    const filters = () => canvas.queryByRole('button', { name: t('web.ourBags.filters') });
    const says = () => canvas.queryByRole('heading', { name: t('web.ourBags.signInForFavourites') });
    await waitFor(() => expect(filters() ?? says()).not.toBeNull());
    const button = filters();
    if (button) {
      await userEvent.click(button);
      (await canvas.findByRole('dialog')).dispatchEvent(new Event('cancel'));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    }
    await expect(
      await canvas.findByRole('heading', { level: 2, name: t('web.ourBags.signInForFavourites') }),
    ).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(storedReturnPath()).toBe('/our-bags?shops=favourites');
  },
};
