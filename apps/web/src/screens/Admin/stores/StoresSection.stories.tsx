import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { LATER } from '../../../stories/messages.ts';
import { arrived, adminMessages, withSection } from '../adminStage.tsx';

const meta = { title: 'Screens/Admin/Stores', ...withSection('stores') } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['every-mode'], play: arrived };

export const PlayNameMissing: Story = {
  play: async (context) => {
    await arrived(context);
    const { canvas } = context;
    const say = adminMessages(context);
    await userEvent.click(canvas.getByRole('button', { name: say('web.admin.stores.add') }));
    await expect(canvas.getByLabelText(say('web.admin.stores.name'))).toHaveAccessibleDescription(
      say('web.admin.stores.nameMissing'),
    );
  },
};

/** A store with bags: the dialog says what would happen, and offers the safe way. */
export const StillHasBags: Story = {
  play: async (context) => {
    await arrived(context);
    const { canvas } = context;
    const say = adminMessages(context);
    const row = canvas.getAllByRole('row').at(-1)!;
    await userEvent.click(within(row).getByRole('button'));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: say('web.admin.stores.delete') }, LATER),
    );
    const dialog = await canvas.findByRole('dialog', {}, LATER);
    await expect(dialog).toHaveTextContent(say('web.admin.stores.moveTo'));
  },
};

/** A second store of the same name, however it is spelled, has to be confirmed. */
export const PlaySameName: Story = {
  play: async (context) => {
    await arrived(context);
    const { canvas } = context;
    const say = adminMessages(context);
    const add = async (name: string) => {
      await userEvent.type(canvas.getByLabelText(say('web.admin.stores.name')), name);
      await userEvent.click(canvas.getByRole('button', { name: say('web.admin.stores.add') }));
    };
    await add('zahra  sweets');
    const question = await canvas.findByRole('alertdialog', {}, LATER);
    await expect(question).toHaveTextContent(
      context.globals.locale === 'ar' ? 'حلويات الزهراء' : 'Zahra Sweets',
    );
    await userEvent.click(within(question).getByText(say('web.admin.stores.sameConfirm')));
    await canvas.findByText(say('web.admin.stores.added', { name: '\u2068zahra sweets\u2069' }), {}, LATER);
  },
};
