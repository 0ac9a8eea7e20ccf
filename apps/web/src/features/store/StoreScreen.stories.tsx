import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { SESSION_KEY } from '../../lib/http/config.ts';
import { signedInAs } from '../admin/adminStage.tsx';
import { Screen as StoreScreen } from './StoreScreen.tsx';
import { Stage } from './storeStage.tsx';

const meta = {
  title: 'Screens/Store',
  component: StoreScreen,
  parameters: { layout: 'page' },
  render: () => <Stage />,
  beforeEach: signedInAs('maya'),
} satisfies Meta<typeof StoreScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const OWN_STORES = '*/rest/v1/rpc/own_stores';

export const Loading: Story = {
  parameters: { scenario: 'silent' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('status');
  },
};

export const SignedOut: Story = {
  tags: ['every-mode'],
  beforeEach: () => localStorage.removeItem(SESSION_KEY),
  play: async ({ canvas, t }) => {
    const title = await canvas.findByRole('heading', { level: 1, name: t('web.store.signIn') });
    await expect(title).toBeVisible();
  },
};

/** A customer, whose account runs no shop. */
export const NoShop: Story = {
  tags: ['every-mode'],
  beforeEach: signedInAs('mona'),
  play: async ({ canvas, t }) => {
    await canvas.findByRole('heading', { level: 1, name: t('web.store.noStore') });
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(http.post(OWN_STORES, () => HttpResponse.error())),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
};

/** What has no place at the bottom of a phone. */
export const More: Story = {
  tags: ['every-mode'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, t }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('web.store.more') }));
    const sheet = await screen.findByRole('dialog', { name: t('web.store.more') });
    await expect(
      within(sheet).getByRole('link', { name: new RegExp(t('web.store.counterHere')) }),
    ).toBeVisible();
  },
};

/** A payout waits for its confirmation. */
export const PlayWaiting: Story = {
  render: () => <Stage search="?section=reviews" />,
  beforeEach: ({ msw }) =>
    msw.use(http.post('*/rest/v1/rpc/store_counts', () => HttpResponse.json({ bags: 0, money: 1 }))),
  play: async ({ canvas, t }) => {
    const name = `${t('web.store.money')} ${t('web.store.money.waiting', { count: 1 })}`;
    await canvas.findByRole('link', { name: new RegExp(name.replace(' ', '.*')) });
  },
};

/** An owner of two shops opens the other one, whose sections follow. */
export const PlaySeveralShops: Story = {
  beforeEach: signedInAs('lina'),
  play: async ({ canvas, t }) => {
    const [open] = await canvas.findAllByRole('button', { name: new RegExp(t('web.store.choose')) });
    const before = open!.textContent;
    await userEvent.click(open!);
    const list = await screen.findByRole('dialog');
    const other = within(list)
      .getAllByRole('link')
      .find((link) => !link.hasAttribute('aria-current'));
    await userEvent.click(other!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => {
      const [now] = canvas.getAllByRole('button', { name: new RegExp(t('web.store.choose')) });
      void expect(now!.textContent).not.toBe(before);
    });
  },
};

/** A request that is refused makes the frame ask again: the account works there no more, and is told so. */
export const PlayRevoked: Story = {
  render: () => <Stage search="?section=reviews" />,
  beforeEach: [
    signedInAs('maya'),
    ({ msw }) => {
      let asked = 0;
      msw.use(
        http.post(OWN_STORES, () => {
          asked += 1;
          return asked > 1 ? HttpResponse.json([]) : undefined;
        }),
        http.post('*/rest/v1/rpc/store_reviews', () =>
          HttpResponse.json({ code: '42501', message: 'Members of the shop only!' }, { status: 403 }),
        ),
      );
    },
  ],
  play: async ({ canvas, t }) => {
    await canvas.findByText(t('web.store.askOwner'));
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('link', { name: t('web.login.explore') })).toBeVisible();
  },
};
