import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Screen as ProfileScreen } from './ProfileScreen.tsx';
import { monaLiking } from '../../app/stories/likeShops.ts';
import type { StoryScene } from '../../app/stories/messages.ts';
import { waitUntilLoaded, retry, Stage } from './profileStage.tsx';
import { after } from '@zawadeh/ui/stories/steps.ts';

const meta = {
  title: 'Screens/Profile/Favourites',
  component: ProfileScreen,
  parameters: { layout: 'page' },
  render: () => <Stage />,
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const shopLinks = ({ canvas }: StoryScene) =>
  canvas.getAllByRole('link').filter((link: Element) => link.getAttribute('href')?.startsWith('/shop/'));

/** Shops that the user likes, the latest first, with the bags that they have now. */
export const Favourites: Story = {
  tags: ['every-mode'],
  beforeEach: monaLiking('s3', 's2', 's1'),
  play: async (context) => {
    await waitUntilLoaded(context);
    const { canvas } = context;
    await waitFor(() => expect(shopLinks(context)).toHaveLength(3));
    await waitFor(() => expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(3));
    await canvas.findAllByText(/bags? now|الآن/);
    await expect(canvas.getByText(context.t('web.profile.shops', { count: 3 }))).toBeVisible();
  },
};

/** A heart that is pressed by mistake can be pressed again: the shop stays until the page is left. */
export const PlayFavouriteTakenBack: Story = {
  beforeEach: monaLiking('s1'),
  play: async (context) => {
    const { canvas } = context;
    const heart = await canvas.findByRole('button', { pressed: true });
    await expect(heart).toHaveAccessibleName(/Zahra Sweets|حلويات الزهراء/);
    for (const isPressed of ['false', 'true']) {
      await userEvent.click(heart);
      await waitFor(() => expect(heart).not.toHaveAttribute('aria-busy'));
      await expect(heart).toHaveAttribute('aria-pressed', isPressed);
      await expect(shopLinks(context)).toHaveLength(1);
    }
  },
};

/** Mona likes one shop, and the table of shops answers so. */
const withShops =
  (answer: () => Response | Promise<Response>): NonNullable<Story['beforeEach']> =>
  ({ msw }) => {
    msw.use(http.get('*/rest/v1/stores', answer));
    return monaLiking('s1')();
  };

/** The orders are there, and the shops can be requested again. */
export const FavouritesDown: Story = {
  tags: ['every-mode'],
  beforeEach: withShops(() => HttpResponse.json({}, { status: 500 })),
  play: async (context) => {
    await waitUntilLoaded(context);
    const text = context.t('web.favourites.failed');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(text);
    await expect(shopLinks(context)).toHaveLength(0);
  },
};

export const PlayRetryFavourites: Story = {
  ...FavouritesDown,
  play: async (context) => {
    await FavouritesDown.play!(context);
    const shops = [{ id: 's1', name: 'Zahra Sweets', name_ar: 'حلويات الزهراء', picture_url: null }];
    context.msw.use(http.get('*/rest/v1/stores', () => HttpResponse.json(shops)));
    await retry(context);
    await waitFor(() => expect(shopLinks(context)).toHaveLength(1));
    await expect(context.canvas.queryByRole('alert')).toBeNull();
  },
};

export const FavouritesOnTheirWay: Story = {
  beforeEach: withShops(() => new Promise<Response>(() => {})),
  play: after(waitUntilLoaded, async ({ canvas, t }) => {
    const name = t('web.profile.favourites');
    await canvas.findByRole('heading', { level: 2, name });
  }),
};

/** A shop that was deleted meanwhile is left out, and without a shop the page says how to have one here. */
export const PlayDeletedFavourite: Story = {
  beforeEach: withShops(() => HttpResponse.json([])),
  play: after(waitUntilLoaded, async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('web.profile.noFavourites'))).toBeVisible();
  }),
};
