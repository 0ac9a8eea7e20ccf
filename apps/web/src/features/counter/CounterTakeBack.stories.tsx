import type { Meta, StoryObj } from '@storybook/react-vite';
import { COUNTER_TAKE_BACK_PATH } from '@zawadeh/domain';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { StoryScene } from '../../app/stories/messages.ts';
import { counterMeta, press, unlockCounter } from './counterStage.tsx';

const meta = { title: 'Screens/Counter/TakeBack', ...counterMeta } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const openTakeBack = async (scene: StoryScene) => {
  await unlockCounter(scene);
  await scene.canvas.findByRole('button', { name: /Rami/ });
  await press(scene, scene.t('web.counter.bagsOfTonight'));
  const [first] = await scene.canvas.findAllByRole('button', { name: scene.t('web.takeBack.open') });
  await userEvent.click(first);
};
const confirmTakingBack = (scene: StoryScene) => press(scene, scene.t('web.takeBack.do'));

/** The oven broke: the form is inside the card of its bag. */
export const Form: Story = {
  tags: ['every-mode'],
  play: async (scene) => {
    await openTakeBack(scene);
    await userEvent.click(
      await scene.canvas.findByRole('radio', { name: scene.t('web.takeBack.reason.broken') }),
    );
    await press(scene, new RegExp(`^\\+1 ${scene.t('web.takeBack.canFill')}`));
    await expect(scene.canvas.getByRole('heading', { level: 3 })).toHaveTextContent(
      scene.t('web.takeBack.title', { count: 5 }),
    );
  },
};

/** A reason is asked for; then the buyers are told, and the orders leave the list. */
export const PlayTakeBack: Story = {
  play: async (scene) => {
    await openTakeBack(scene);
    await confirmTakingBack(scene);
    await expect(await scene.canvas.findByText(scene.t('web.takeBack.whyFirst'))).toBeVisible();
    await userEvent.click(scene.canvas.getByRole('radio', { name: scene.t('web.takeBack.reason.ranOut') }));
    await confirmTakingBack(scene);
    await expect(await scene.canvas.findByText(scene.t('web.takeBack.done', { count: 6 }))).toBeVisible();
    const { canvas } = scene;
    // Only the cards scroll: the head with its Back stays.
    const page = canvas.getByRole('group', { name: scene.t('web.counter.bagsOfTonight') }).parentElement!
      .parentElement!;
    await expect(page.scrollHeight).toBe(page.clientHeight);
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: scene.t('web.takeBack.open') })).toHaveLength(1),
    );
    await userEvent.click(canvas.getAllByRole('button')[0]!);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Khaled/ })).toBeNull());
    await expect(canvas.getByRole('button', { name: /Rami/ })).toBeVisible();
  },
};

/** Without an answer exactly the same is sent again: it may have been carried out. */
export const PlayTakeBackFailed: Story = {
  play: async (scene) => {
    await openTakeBack(scene);
    await userEvent.click(
      await scene.canvas.findByRole('radio', { name: scene.t('web.takeBack.reason.other') }),
    );
    const sent: unknown[] = [];
    scene.msw.use(
      http.post(`*${COUNTER_TAKE_BACK_PATH}`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.error();
      }),
    );
    for (const times of [1, 2]) {
      await confirmTakingBack(scene);
      await waitFor(() => expect(sent).toHaveLength(times));
      await expect(await scene.canvas.findByText(scene.t('web.takeBack.failed'))).toBeVisible();
    }
    await expect(sent[0]).toMatchObject({ can_fill: 0, reason: 'other' });
    await expect(sent[1]).toEqual(sent[0]);
    await press(scene, new RegExp(`^\\+1 ${scene.t('web.takeBack.canFill')}`));
    await confirmTakingBack(scene);
    await waitFor(() => expect(sent).toHaveLength(3));
    await expect(sent[2]).not.toMatchObject({ token: (sent[0] as { token: string }).token });
    await press(scene, scene.t('web.takeBack.keep'));
    await waitFor(() => expect(document.activeElement).toHaveTextContent(scene.t('web.takeBack.open')));
  },
};
