import type { Meta, StoryObj } from '@storybook/react-vite';
import { addGifts, handlersWithPhones } from '@zawadeh/mocks';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { StoryScene } from '../../app/stories/messages.ts';
import { counterMeta, now, press, unlockCounter } from './counterStage.tsx';

const meta = { title: 'Screens/Counter/Gifts', ...counterMeta } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const openGifts = async (scene: StoryScene) => {
  await unlockCounter(scene);
  await scene.canvas.findAllByRole('button', { name: giveOne(scene) });
};
const giveOne = (scene: StoryScene) => new RegExp(`^${scene.t('web.gifts.giveOne')}`);
const giveFirst = async (scene: StoryScene) => {
  const [first] = await scene.canvas.findAllByRole('button', { name: giveOne(scene) });
  await userEvent.click(first);
};

/** What others paid for: two kinds wait, all of a third were given. */
export const Waiting: Story = {
  tags: ['every-mode'],
  args: { path: '/counter?show=give' },
  beforeEach: ({ msw }) => msw.use(...handlersWithPhones(now, addGifts)),
  play: openGifts,
};

/** One press gives one, a second press takes just this one back. */
export const PlayGive: Story = {
  ...Waiting,
  play: async (scene) => {
    const { canvas, msw } = scene;
    const tokens: string[] = [];
    msw.use(
      http.post<never, { actions: { token: string }[] }>('*/api/counter/actions', async ({ request }) => {
        tokens.push(...(await request.clone().json()).actions.map(({ token }) => token));
      }),
    );
    await openGifts(scene);
    const tab = within(canvas.getByRole('navigation')).getByRole('link', { current: 'page' });
    await expect(tab).toHaveTextContent(/4$/);
    await giveFirst(scene);
    await expect(await canvas.findByText(scene.t('web.gifts.oneGiven'))).toBeVisible();
    await expect(tab).toHaveTextContent(/3$/);
    await press(scene, new RegExp(`^${scene.t('web.gifts.undo')}`));
    await waitFor(() => expect(tab).toHaveTextContent(/4$/));
    await expect(canvas.queryByText(scene.t('web.gifts.oneGiven'))).not.toBeInTheDocument();
    await waitFor(() => expect(tokens.length).toBeGreaterThan(1));
    await expect(new Set(tokens).size).toBe(1);
  },
};

/** A button that goes when it is pressed leaves the keyboard in its card. */
export const PlayGiveByKeyboard: Story = {
  ...Waiting,
  play: async (scene) => {
    const { canvas } = scene;
    await openGifts(scene);
    const [, button] = canvas.getAllByRole('button', { name: giveOne(scene) });
    const card = button!.closest('section')!;
    const heading = within(card).getByRole('heading', { level: 3 });
    button!.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(card).toHaveAttribute('data-empty'));
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.tab();
    await expect(within(card).getByRole('button', { name: scene.t('web.gifts.undo') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(card).not.toHaveAttribute('data-empty'));
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

/** Without a connection it goes on, and says what is to be sent. */
export const PlayGiveOffline: Story = {
  ...Waiting,
  play: async (scene) => {
    const { canvas, msw } = scene;
    await openGifts(scene);
    msw.use(http.all('*/api/counter*', () => HttpResponse.error()));
    for (let turn = 0; turn < 3; turn += 1) await giveFirst(scene);
    await expect(
      await canvas.findByText(scene.t('web.offlineQueueNote.offline', { count: 3 })),
    ).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: giveOne(scene) })).toHaveLength(1);
  },
};

/** Another phone gave the last one. */
export const PlayGiveTooLate: Story = {
  ...Waiting,
  play: async (scene) => {
    const { canvas, msw } = scene;
    await openGifts(scene);
    msw.use(
      http.post('*/api/counter/actions', async ({ request }) => {
        const { actions } = (await request.json()) as { actions: { token: string }[] };
        return HttpResponse.json({
          results: actions.map(({ token }) => ({ token, outcome: 'already_done' })),
        });
      }),
    );
    await giveFirst(scene);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(scene.t('web.gifts.noneLeft'));
  },
};
