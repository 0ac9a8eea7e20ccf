import type { Meta, StoryObj } from '@storybook/react-vite';
import { FROZEN_NOW, handlersFor, type Scenario } from '@zawadeh/mocks';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SESSION_KEY } from '../../lib/http/config.ts';
import { storedReturnPath } from '../session/returnPath.ts';
import { startSession } from '../session/session.ts';
import type { StoryScene } from '../../app/stories/messages.ts';
import { monaWithAlerts, type MockedScene } from '../../app/stories/monaWithAlerts.ts';
import { StorySetting } from '../../app/stories/StorySetting.tsx';
import { Screen as AlertsScreen } from './AlertsScreen.tsx';
import { untilText } from '../../app/stories/steps.ts';

const three = [
  { bag: 'b3', state: 'kept' },
  { bag: 'b4', hoursAgo: 5 },
  { bag: 'b6', hoursAgo: 30 },
] as const;

const meta = {
  title: 'Screens/Alerts',
  component: AlertsScreen,
  parameters: { layout: 'page' },
  render: () => (
    <StorySetting path="/alerts" hasToasts follow={startSession}>
      <AlertsScreen />
    </StorySetting>
  ),
  beforeEach: monaWithAlerts(...three),
} satisfies Meta<typeof AlertsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const stopButtons = (scene: StoryScene) =>
  scene.canvas.findAllByRole('button', { name: new RegExp(scene.t('web.alerts.stop')) });

const bagLinks = ({ canvas }: StoryScene) =>
  canvas
    .getAllByRole('link')
    .map((link: Element) => link.getAttribute('href'))
    .filter((href: string | null) => href?.startsWith('/bag/'));

async function waitUntilLoaded(scene: StoryScene): Promise<void> {
  await stopButtons(scene);
  await waitFor(() => expect(bagLinks(scene)).toHaveLength(3));
}

/** A kept bag comes first. */
export const Ready: Story = {
  tags: ['every-mode'],
  play: async (context) => {
    await waitUntilLoaded(context);
    await expect(bagLinks(context)).toEqual(['/bag/b3', '/bag/b4', '/bag/b6']);
  },
};

export const Empty: Story = {
  tags: ['every-mode'],
  beforeEach: monaWithAlerts(),
  play: untilText('web.alerts.empty'),
};

export const Loading: Story = {
  tags: ['every-mode'],
  beforeEach: (context) => {
    const end = monaWithAlerts()(context);
    context.msw.use(http.get('*/rest/v1/alerts', () => new Promise<Response>(() => {})));
    return end;
  },
  play: untilText('web.alerts.loading'),
};

/** The account has loaded, and its alerts fail. */
const failing = (answer: () => Response) => (context: MockedScene) => {
  const end = monaWithAlerts(...three)(context);
  context.msw.use(http.get('*/rest/v1/alerts', answer));
  return end;
};

export const Down: Story = {
  tags: ['every-mode'],
  beforeEach: failing(() => HttpResponse.json({}, { status: 500 })),
  play: untilText('web.alerts.server'),
};

export const Offline: Story = {
  beforeEach: failing(() => HttpResponse.error()),
  play: untilText('web.alerts.offline'),
};

export const PlayRetry: Story = {
  ...Down,
  play: async (context) => {
    await Down.play!(context);
    monaWithAlerts(...three)(context);
    await userEvent.click(within(context.canvas.getAllByRole('alert')[0]!).getByRole('button'));
    await waitUntilLoaded(context);
  },
};

/** The login leads back here. */
export const SignedOut: Story = {
  tags: ['every-mode'],
  beforeEach: () => {
    localStorage.removeItem(SESSION_KEY);
    sessionStorage.clear();
  },
  play: async ({ canvas, t }) => {
    await canvas.findByText(t('web.alerts.signedOut'));
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/login');
    await waitFor(() => expect(storedReturnPath()).toBe('/alerts'));
  },
};

/** An alert that is ended leaves the list, a toast says so, and the focus goes to the heading. */
export const PlayStop: Story = {
  play: async (context) => {
    await waitUntilLoaded(context);
    const [, second] = await stopButtons(context);
    await userEvent.click(second);
    await context.canvas.findByText(context.t('web.alerts.stopped'));
    await waitFor(() => expect(bagLinks(context)).toEqual(['/bag/b3', '/bag/b6']));
    await expect(context.canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

/** What could not be ended stays. */
export const PlayStopFails: Story = {
  play: async (context) => {
    await waitUntilLoaded(context);
    context.msw.use(http.post('*/rest/v1/rpc/end_alert', () => HttpResponse.json({}, { status: 500 })));
    const [first] = await stopButtons(context);
    await userEvent.click(first);
    await context.canvas.findByText(context.t('web.alerts.failed'));
    await expect(bagLinks(context)).toHaveLength(3);
  },
};

/** Nothing is known while no request is answered. */
const scenario =
  (name: Scenario): NonNullable<Story['beforeEach']> =>
  (context) => {
    const end = monaWithAlerts()(context);
    context.msw.use(...handlersFor(name, () => FROZEN_NOW));
    return end;
  };

export const PlaySilent: Story = { beforeEach: scenario('silent'), play: untilText('web.alerts.loading') };
