import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { LATER } from '../../../stories/words.ts';
import { arrived, deskWords, Stage, withSection } from '../adminStage.tsx';

const meta = { title: 'Screens/Admin/Users', ...withSection('users') } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['every-mode'],
  play: async (context) => {
    await arrived(context);
    const own = context.canvas.getByRole('row', { name: /admin@zawadeh\.local/ });
    await expect(own).toHaveTextContent(deskWords(context)('web.desk.users.you'));
    await expect(within(own).queryByRole('button')).toBeNull();
  },
};

export const NobodyFound: Story = {
  render: () => <Stage search="?section=users&q=nobody" />,
  play: async (context) => {
    const name = deskWords(context)('web.desk.users.nobodyFound');
    await context.canvas.findByRole('heading', { name }, LATER);
  },
};

/** What it means is said before it is done. */
export const AskedBeforePromotion: Story = {
  play: async (context) => {
    await arrived(context);
    const { canvas } = context;
    const say = deskWords(context);
    const row = canvas.getByRole('row', { name: /mona@zawadeh\.local/ });
    await userEvent.click(within(row).getByRole('button'));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: say('web.desk.users.promote') }, LATER),
    );
    await canvas.findByRole('alertdialog', {}, LATER);
  },
};
