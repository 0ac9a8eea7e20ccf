import { CART_KEY, CONTENT_WORDS, readCart, SURPRISE_BAGS_PATH, writeCart } from '@zawadeh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { bagRows, FROZEN_NOW } from '@zawadeh/mocks';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { storedReturnPath } from '../session/returnPath.ts';
import type { StoryScene } from '../../app/stories/messages.ts';
import { waitUntilComplete, waitUntilLoaded, inCart, sharedMeta } from './bagStage.tsx';
import { after } from '@zawadeh/ui/stories/steps.ts';

const meta = { title: 'Screens/Bag/Behaviour', ...sharedMeta } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page shows every fact that the specification requires, with labelled prices. */
export const PlayFacts: Story = {
  play: after(waitUntilLoaded, async ({ canvas, t }) => {
    await expect(canvas.getByText(t('web.bag.deliveryOption'))).toBeVisible();
    await expect(canvas.getByText('$4.50')).toBeVisible();
    await expect(canvas.getByText('$12.00').closest('s')).toBeVisible();
    await expect(canvas.getByText(/Zahra Sweets|حلويات الزهراء/)).toBeVisible();
    await expect(canvas.getByText(/1:00/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Back|رجوع/ })).toHaveAttribute('href', '/our-bags');
  }),
};

/** The price in lira is on a line of its own below the price, where its place was kept while the rate was loading. */
export const PlayLira: Story = {
  play: after(waitUntilLoaded, async ({ canvas }) => {
    const below = canvas.getByText(/Zahra Sweets|حلويات الزهراء/).closest('dl')!;
    const top = below.getBoundingClientRect().top;
    const lira = await canvas.findByText(/403,000/);
    await expect(lira.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      canvas.getByText('$4.50').getBoundingClientRect().bottom,
    );
    await expect(below.getBoundingClientRect().top).toBe(top);
  }),
};

/** An allergen that the shop adds while the page is open appears on it. */
export const PlayNewAllergen: Story = {
  play: after(waitUntilComplete, async ({ args, canvas, msw, t }) => {
    const updated = { last_update_at: new Date(FROZEN_NOW + 60_000).toISOString() };
    msw.use(
      http.get(`*${SURPRISE_BAGS_PATH}`, () =>
        HttpResponse.json(bagRows(FROZEN_NOW).map((row) => ({ ...row, ...updated }))),
      ),
      http.get('*/rest/v1/surprise_bags', () =>
        HttpResponse.json([{ id: args.id, ...CONTENT_WORDS, ...updated }]),
      ),
    );
    document.dispatchEvent(new Event('visibilitychange'));
    const name = t('ui.allergenNote.lupin');
    await canvas.findByText(new RegExp(name));
  }),
};

const viewCart = (scene: StoryScene) =>
  scene.canvas.findByRole('link', { name: new RegExp(scene.t('web.bag.viewCart')) });

/** The chosen quantity is added once, even on a double click; a toast confirms it, and the button leads to the cart. */
export const PlayAdd: Story = {
  play: async (context) => {
    await waitUntilLoaded(context);
    const { canvas, t } = context;
    const more = canvas.getByRole('spinbutton').nextElementSibling!;
    await userEvent.click(more);
    await userEvent.click(more);
    const button = canvas.getByRole('button', { name: t('web.bag.add') });
    const dock = button.closest('div')!.parentElement!;
    const before = [button.offsetLeft, button.offsetTop, button.offsetWidth, dock.offsetHeight];
    // A finger's press, unlike the simulated one, does not scroll to what it focuses.
    button.focus({ preventScroll: true });
    const scrolled = window.scrollY;
    await userEvent.click(button);
    const link = await viewCart(context);
    await expect(link).toHaveFocus();
    await expect(context.canvasElement.querySelectorAll('use[href$="#leaf"]')).toHaveLength(3);
    await expect(window.scrollY).toBe(scrolled);
    await expect(link).toHaveAttribute('href', '/cart');
    await expect(link).toHaveTextContent('$13.50');
    await expect(canvas.getByText(t('web.bag.added'))).toBeInTheDocument();
    await expect([link.offsetLeft, link.offsetTop, link.offsetWidth, dock.offsetHeight]).toEqual(before);
    // The second half of a double click.
    await userEvent.click(link);
    await expect(inCart()).toEqual([3]);
    await expect(canvas.queryByTestId('elsewhere')).toBeNull();
    await canvas.findByText(t('web.bag.itemAdded'));
  },
};

/** For a bag in the cart the stepper shows the quantity in the cart, whatever changes it, here or in another tab. */
export const PlayStepperMatchesCart: Story = {
  play: async (context) => {
    await waitUntilLoaded(context);
    const { canvas, t } = context;
    const number = canvas.getByRole('spinbutton');
    const agree = async (quantity: number) => {
      await waitFor(() => expect(inCart()).toEqual([quantity]));
      await expect(number).toHaveValue(String(quantity));
    };
    await userEvent.click(canvas.getByRole('button', { name: t('web.bag.add') }));
    await agree(1);
    await userEvent.click(number.nextElementSibling!);
    await agree(2);
    await expect(await viewCart(context)).toHaveTextContent('$9.00');
    await userEvent.click(number.previousElementSibling!);
    await agree(1);
    const [line] = readCart(localStorage.getItem(CART_KEY)).cart;
    localStorage.setItem(CART_KEY, writeCart([{ ...line!, quantity: 4 }]));
    window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
    await waitFor(() => expect(number).toHaveValue('4'));
  },
};

/** A bag that was published after the list was fetched is fetched by itself. */
export const PlayNewerThanTheList: Story = {
  args: { id: 'b7' },
  beforeEach: () => {
    const fetchAll = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const answer = await fetchAll(input, init);
      const address = input instanceof Request ? input.url : String(input);
      if (!address.endsWith(SURPRISE_BAGS_PATH)) return answer;
      const rows = (await answer.json()) as Array<{ id: string }>;
      return Response.json(rows.filter(({ id }) => id !== 'b7'));
    };
    return () => {
      window.fetch = fetchAll;
    };
  },
  play: async (context) => {
    const { canvas } = context;
    await waitUntilLoaded(context);
    await expect(canvas.queryByText(context.t('web.bag.gone'))).toBeNull();
    await expect(canvas.getByRole('spinbutton')).toBeVisible();
  },
};

/** A visitor reads that a login is needed, and is led to the login page with the return path saved. */
export const PlaySignedOut: Story = {
  args: { session: { status: 'signedOut' } },
  play: after(waitUntilLoaded, async ({ canvas, t }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: t('web.bag.add') }));
    await canvas.findByText(t('web.bag.logIn'));
    await expect(canvas.getByRole('link', { name: t('web.bag.toLogin') })).toHaveAttribute('href', '/login');
    await expect(canvas.queryByTestId('elsewhere')).toBeNull();
    await waitFor(() => expect(canvas.getByTestId('elsewhere')).toHaveTextContent('/login'), {
      timeout: 4000,
    });
    await expect(storedReturnPath()).toBe('/bag/b1');
    await expect(inCart()).toEqual([]);
  }),
};

/** While the session is checked the button waits, and then adds the bag. */
export const PlayUnknown: Story = {
  args: { session: { status: 'unknown' } },
  play: async (context) => {
    await waitUntilLoaded(context);
    const { canvas, t } = context;
    await userEvent.click(canvas.getByRole('button', { name: t('web.bag.add') }));
    const waiting = await canvas.findByRole('button', { name: t('web.bag.oneMoment') });
    await userEvent.click(waiting);
    await expect(inCart()).toEqual([]);
    await viewCart(context);
    await expect(inCart()).toEqual([1]);
  },
};
