import { CART_KEY, NOTIFICATIONS_KEY, readNotifications } from '@zawadeh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FROZEN_NOW, handlersWithAlerts } from '@zawadeh/mocks';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storedReturnPath } from '../session/returnPath.ts';
import type { StoryScene } from '../../app/stories/messages.ts';
import { monaWithAlerts, type MockedScene } from '../../app/stories/monaWithAlerts.ts';
import { inCart, sharedMeta, waitUntilComplete } from './bagStage.tsx';
import { after } from '@zawadeh/ui/stories/steps.ts';

const refusing = (answer: () => Response) => (scene: MockedScene) => {
  const end = monaWithAlerts()(scene);
  scene.msw.use(http.post('*/rest/v1/rpc/ask_alert', answer));
  return end;
};

const meta = {
  title: 'Screens/Bag/Alert',
  ...sharedMeta,
  args: { id: 'b3', session: 'stored' },
  beforeEach: monaWithAlerts(),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (scene: StoryScene, id: string) => scene.canvas.findByRole('button', { name: scene.t(id) });

/** With the line about the user's number. */
async function waitUntilAskable(scene: StoryScene): Promise<void> {
  await waitUntilComplete(scene);
  await scene.canvas.findByText(/\+961/);
  await button(scene, 'web.alerts.ask');
}

async function ask(scene: StoryScene): Promise<void> {
  await waitUntilAskable(scene);
  await userEvent.click(await button(scene, 'web.alerts.ask'));
}

/** No buyer can have the bag, and the user can ask for an alert. */
export const CanBeAsked: Story = { tags: ['every-mode'], play: waitUntilAskable };

export const Asked: Story = {
  tags: ['every-mode'],
  beforeEach: monaWithAlerts({ bag: 'b3' }),
  play: async (context) => {
    await waitUntilComplete(context);
    await button(context, 'web.alerts.asked');
  },
};

/** Only its user can buy it: one, without a stepper. */
export const Kept: Story = {
  tags: ['every-mode'],
  beforeEach: monaWithAlerts({ bag: 'b3', state: 'kept' }),
  play: async (context) => {
    await waitUntilComplete(context);
    await context.canvas.findByText(/2:44/);
    await expect(context.canvas.queryByRole('spinbutton')).toBeNull();
    await expect(await button(context, 'web.bag.add')).toBeEnabled();
  },
};

/** The message is on its way, and the time begins with it. */
export const KeptSoon: Story = {
  beforeEach: monaWithAlerts({ bag: 'b3', state: 'soon' }),
  play: after(waitUntilComplete, async ({ canvas, t }) => {
    await canvas.findByText(t('web.alerts.keptSoon'));
  }),
};

/** The user came too late, and can ask again. */
export const Over: Story = {
  beforeEach: monaWithAlerts({ bag: 'b3', state: 'passed' }),
  play: after(waitUntilAskable, async ({ canvas, t }) => {
    await canvas.findByText(t('web.alerts.over'));
  }),
};

/** The way to the page where one can be ended. */
export const TooMany: Story = {
  beforeEach: refusing(() => HttpResponse.json({ limit: 10, refused: 'too_many_alerts' })),
  play: after(ask, async ({ canvas, t }) => {
    await canvas.findByText(t('web.alerts.tooMany'));
    await expect(canvas.getByRole('link', { name: t('web.alerts.toAlerts') })).toHaveAttribute(
      'href',
      '/alerts',
    );
  }),
};

/** An old account without a number. */
export const NoPhone: Story = {
  beforeEach: refusing(() => HttpResponse.json({ refused: 'no_phone' })),
  play: after(ask, async ({ canvas, t }) => {
    await canvas.findByText(t('web.alerts.noPhone'));
  }),
};

export const Down: Story = {
  beforeEach: refusing(() => HttpResponse.json({}, { status: 500 })),
  play: after(ask, async ({ canvas, t }) => {
    await canvas.findByText(t('web.alerts.failed'));
  }),
};

/** After an error the same press succeeds. */
export const PlayRetry: Story = {
  ...Down,
  play: async (context) => {
    await Down.play!(context);
    context.msw.use(...handlersWithAlerts([], () => FROZEN_NOW));
    await userEvent.click(within(context.canvas.getAllByRole('alert')[0]!).getByRole('button'));
    await button(context, 'web.alerts.asked');
    await expect(context.canvas.queryByText(context.t('web.alerts.failed'))).toBeNull();
  },
};

/** Asked, ended and asked again, with the focus on the button all the time. */
export const PlayAskAndStop: Story = {
  play: async (context) => {
    await ask(context);
    const asked = await button(context, 'web.alerts.asked');
    await expect(asked).toHaveFocus();
    await expect(asked).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await button(context, 'web.alerts.stop'));
    await waitFor(async () =>
      expect(await button(context, 'web.alerts.ask')).not.toHaveAttribute('aria-disabled', 'true'),
    );
    await userEvent.click(await button(context, 'web.alerts.ask'));
    await button(context, 'web.alerts.asked');
  },
};

/** A page that is open hears that a bag is kept, and the bell has one notification of it. */
export const PlayBecomesKept: Story = {
  ...Asked,
  play: after(Asked.play!, async ({ canvas, msw }) => {
    msw.use(...handlersWithAlerts([{ bag: 'b3', state: 'kept' }], () => FROZEN_NOW));
    document.dispatchEvent(new Event('visibilitychange'));
    await canvas.findByText(/2:44/);
    const stored = () => readNotifications(localStorage.getItem(NOTIFICATIONS_KEY));
    await waitFor(() => expect(stored()).toHaveLength(1));
    await expect(stored()[0]).toMatchObject({ bagId: 'b3', read: false });
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(stored()).toHaveLength(1);
  }),
};

/** Other users see a sold-out bag; its user puts it into the cart, once. */
export const PlayBuyKept: Story = {
  ...Kept,
  play: async (context) => {
    await Kept.play!(context);
    await userEvent.click(await button(context, 'web.bag.add'));
    await context.canvas.findByText(context.t('web.bag.added'));
    await expect(inCart()).toEqual([1]);
    await expect(localStorage.getItem(CART_KEY)).toContain('"quantity":1');
  },
};

/** Without a connection nothing is sent, and nothing changes. */
export const PlayOffline: Story = {
  play: async (context) => {
    await waitUntilAskable(context);
    const online = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine')!;
    Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => false });
    try {
      await userEvent.click(await button(context, 'web.alerts.ask'));
      await context.canvas.findByText(context.t('web.alerts.noConnection'));
    } finally {
      Object.defineProperty(Navigator.prototype, 'onLine', online);
    }
    await expect(await button(context, 'web.alerts.ask')).toBeVisible();
  },
};

/** A visitor reads why a login is needed, and comes back to the bag after it. */
export const PlaySignedOut: Story = {
  args: { session: { status: 'signedOut' } },
  beforeEach: () => sessionStorage.clear(),
  play: async (context) => {
    await waitUntilComplete(context);
    await expect(context.canvas.queryByText(/\+961/)).toBeNull();
    await userEvent.click(await button(context, 'web.alerts.ask'));
    await context.canvas.findByText(context.t('web.alerts.logIn'));
    await waitFor(() => expect(context.canvas.getByTestId('elsewhere')).toHaveTextContent('/login'), {
      timeout: 4000,
    });
    await expect(storedReturnPath()).toBe('/bag/b3');
  },
};
