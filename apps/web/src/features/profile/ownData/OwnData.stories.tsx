import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { StorySetting } from '../../../app/stories/StorySetting.tsx';
import type { StoryScene } from '../../../app/stories/messages.ts';
import { startSession } from '../../session/session.ts';
import { signedInAs } from '../profileStage.tsx';
import { OwnData } from './OwnData.tsx';
import { after } from '@zawadeh/ui/stories/steps.ts';

const meta = {
  title: 'Screens/Profile/Own data',
  component: OwnData,
  parameters: { layout: 'page', controls: { disable: true } },
  render: () => (
    <StorySetting path="/profile" hasToasts follow={startSession}>
      <OwnData />
    </StorySetting>
  ),
  beforeEach: signedInAs('mona'),
} satisfies Meta<typeof OwnData>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (scene: StoryScene, id: string) => scene.canvas.findByRole('button', { name: scene.t(id) });

async function confirmDeletion(scene: StoryScene): Promise<void> {
  await userEvent.click(await button(scene, 'web.ownData.delete'));
  const dialog = await screen.findByRole('alertdialog');
  await expect(dialog).toHaveTextContent('mona@zawadeh.local');
  await userEvent.click(within(dialog).getAllByRole('button').at(-1)!);
}

const deletionAnswers =
  (answer: object): NonNullable<Story['beforeEach']> =>
  ({ msw }) =>
    msw.use(http.post('*/rest/v1/rpc/delete_account', () => HttpResponse.json(answer)));

export const Ready: Story = {
  tags: ['every-mode'],
  play: async (scene) => {
    await button(scene, 'web.ownData.copy');
  },
};

export const Asked: Story = {
  tags: ['every-mode'],
  play: async (scene) => {
    await userEvent.click(await button(scene, 'web.ownData.delete'));
    await screen.findByRole('alertdialog');
  },
};

/** A paid bag that waits at its shop keeps the account. */
export const Refused: Story = {
  tags: ['every-mode'],
  beforeEach: deletionAnswers({ refused: 'order_open' }),
  play: after(confirmDeletion, async ({ canvas, t }) => {
    await canvas.findByText(t('web.ownData.orderOpen'));
  }),
};

/** The file has what the server answers. */
export const PlayCopy: Story = {
  play: async (scene) => {
    const saved = spyOn(URL, 'createObjectURL');
    await userEvent.click(await button(scene, 'web.ownData.copy'));
    await scene.canvas.findByText(scene.t('web.ownData.copied'));
    const file = saved.mock.calls[0]![0] as Blob;
    await expect(JSON.parse(await file.text())).toMatchObject({ profile: { email: 'mona@zawadeh.local' } });
  },
};

/** Afterwards nobody is signed in, and the browser forgets the person. */
export const PlayDeleted: Story = {
  beforeEach: deletionAnswers({ deleted: true }),
  play: after(confirmDeletion, async ({ canvas }) => {
    await waitFor(() => expect(Object.values(localStorage).join()).not.toContain('mona'));
    await expect(canvas.queryByRole('button', { name: /account|حسابي/ })).toBeNull();
  }),
};
