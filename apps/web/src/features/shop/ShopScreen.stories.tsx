import type { Meta, StoryObj } from '@storybook/react-vite';
import { isolated } from '@zawadeh/domain';
import { connectionCut } from '@zawadeh/mocks';
import { expect, waitFor } from 'storybook/test';
import { takeFavouriteAfterLogin } from '../favourites/favouriteAfterLogin.ts';
import { storedReturnPath } from '../session/returnPath.ts';
import { heart, sharedMeta, signIn, waitUntilLoaded } from './shopStage.tsx';
import { after } from '@zawadeh/ui/stories/steps.ts';
import { untilAlert } from '../../app/stories/steps.ts';

const meta = { title: 'Screens/Shop', ...sharedMeta } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const DIRECTIONS = /Directions|الاتجاهات/;
const CALL = /Call|اتصال/;
const CHAT = /WhatsApp|واتساب/;

export const Ready: Story = {
  tags: ['every-mode'],
  play: after(waitUntilLoaded, async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await canvas.findByRole('link', { name: CALL });
  }),
};

export const WithPicture: Story = {
  args: { id: 's1', row: { picture_url: '/art/hero.svg', area: 'mina', about: 'Knafeh at dawn.' } },
  play: after(waitUntilLoaded, async ({ canvas }) => {
    await canvas.findAllByRole('article');
  }),
};

export const Rated: Story = {
  args: {
    id: 's1',
    row: { area: 'mina', phone: '+9616000001', about: 'Knafeh at dawn.', rating: 4.6, rating_count: 38 },
  },
  tags: ['every-mode'],
  play: after(waitUntilLoaded, async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await canvas.findByText(/(?:of|من) 5/);
  }),
};

const HOURS = [...Array<string>(4).fill('09:00-23:00'), 'closed', '16:00-01:30', '10:00-00:00'];

/** The hours of the week, in the afternoon before the shop opens. */
export const Hours: Story = {
  args: { id: 's1', row: { area: 'mina', hours: HOURS } },
  tags: ['every-mode'],
  play: after(waitUntilLoaded, async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(await canvas.findByText(/^(Opens at|يفتح عند)/));
    await expect(await canvas.findByText(/^(Closed|مغلق)$/)).toBeVisible();
  }),
};

/** Neither picture nor place nor telephone nor story: the pieces are left out. */
export const Bare: Story = {
  args: { id: 's1', row: {} },
  tags: ['every-mode'],
  play: after(waitUntilLoaded, async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await expect(canvas.queryByRole('link', { name: DIRECTIONS })).toBeNull();
    await expect(canvas.queryByRole('link', { name: CALL })).toBeNull();
  }),
};

export const NoBags: Story = {
  parameters: { scenario: 'everythingEmpty' },
  play: async (context) => {
    await context.canvas.findByRole('link', { name: CALL });
    await heart(context);
    await context.canvas.findByRole('heading', { level: 2, name: context.t('web.shop.noBags') });
  },
};

export const Loading: Story = { tags: ['every-mode'], parameters: { scenario: 'silent' } };

export const Gone: Story = {
  args: { id: 'nothing' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

export const Down: Story = { parameters: { scenario: 'down' }, play: untilAlert };

export const Offline: Story = { ...Down, parameters: { scenario: 'offline' } };

/** The page shows every fact of the shop, and its bags alone. */
export const PlayFacts: Story = {
  play: after(waitUntilLoaded, async ({ canvas }) => {
    await expect(await canvas.findByText(/Al-Tell Square|ساحة التلّ، بجانب/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: CALL })).toHaveAttribute('href', 'tel:+9616000003');
    await expect(canvas.getByRole('link', { name: CHAT })).toHaveAttribute(
      'href',
      'https://wa.me/9616000003',
    );
    const directions = canvas.getByRole('link', { name: DIRECTIONS });
    await expect(directions.getAttribute('href')).toContain('34.4372,35.8386');
    await expect(canvas.getByText(/^(Open until 9:00\sPM|مفتوح حتى .*9:00.*م)$/)).toBeVisible();
    const [first, ...more] = await canvas.findAllByRole('article');
    await expect(more).toHaveLength(1);
    // On its own page a shop's cards do without its name.
    const name = canvas.getByRole('heading', { level: 1 }).textContent;
    await expect(first).not.toHaveTextContent(name);
  }),
};

/** The heart of a signed-in user; a toast names the shop. */
export const Favourite: Story = {
  args: { id: 's3', isSignedIn: true, hasToasts: true },
  beforeEach: signIn,
  play: async (context) => {
    await waitUntilLoaded(context);
    await context.canvas.findAllByRole('article');
    const button = await heart(context);
    await context.userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    const shop = isolated(context.canvas.getByRole('heading', { level: 1 }).textContent);
    await context.canvas.findByText(context.t('web.favourites.added', { shop }));
  },
};

/** A second press takes it back. */
export const PlayFavouriteTakenBack: Story = {
  ...Favourite,
  play: async (context) => {
    await Favourite.play!(context);
    const button = await heart(context);
    await context.userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
};

/** Without a connection the heart goes back to what is, and a toast says why. */
export const PlayFavouriteOffline: Story = {
  ...Favourite,
  play: async (context) => {
    await waitUntilLoaded(context);
    const { canvas, msw, t, userEvent } = context;
    const button = await heart(context);
    msw.use(connectionCut);
    await userEvent.click(button);
    await expect(await canvas.findByText(t('web.favourites.offline'))).toBeVisible();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
};

/** A visitor's press leads to the login; the shop and the way back are stored. */
export const PlayFavouriteOfVisitor: Story = {
  args: { id: 's3', hasToasts: true },
  beforeEach: () => () => {
    localStorage.clear();
    sessionStorage.clear();
  },
  play: async (context) => {
    await waitUntilLoaded(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await heart(context));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/login');
    await canvas.findByText(context.t('web.favourites.signIn'));
    await expect(storedReturnPath()).toBe('/shop/s3');
    await expect(takeFavouriteAfterLogin('s3')).toBe(true);
  },
};
