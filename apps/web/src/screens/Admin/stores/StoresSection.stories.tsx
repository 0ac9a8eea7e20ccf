import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { LONG_WAIT } from '../../../stories/messages.ts';
import { waitUntilLoaded, adminMessages, withSection } from '../adminStage.tsx';

const meta = { title: 'Screens/Admin/Stores', ...withSection('stores') } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['every-mode'], play: waitUntilLoaded };

export const PlayNameMissing: Story = {
  play: async (context) => {
    await waitUntilLoaded(context);
    const { canvas } = context;
    const t = adminMessages(context);
    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.stores.add') }));
    await expect(canvas.getByLabelText(t('web.admin.stores.name'))).toHaveAccessibleDescription(
      t('web.admin.stores.nameMissing'),
    );
  },
};

/** A store with bags: the dialog says what would happen, and offers the safe way. */
export const StillHasBags: Story = {
  play: async (context) => {
    await waitUntilLoaded(context);
    const { canvas } = context;
    const t = adminMessages(context);
    const row = canvas.getAllByRole('row').at(-1)!;
    await userEvent.click(within(row).getByRole('button'));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: t('web.admin.stores.delete') }, LONG_WAIT),
    );
    const dialog = await canvas.findByRole('dialog', {}, LONG_WAIT);
    await expect(dialog).toHaveTextContent(t('web.admin.stores.moveTo'));
  },
};

/** A second store of the same name, however it is spelled, has to be confirmed. */
export const PlaySameName: Story = {
  play: async (context) => {
    await waitUntilLoaded(context);
    const { canvas } = context;
    const t = adminMessages(context);
    const add = async (name: string) => {
      await userEvent.type(canvas.getByLabelText(t('web.admin.stores.name')), name);
      await userEvent.click(canvas.getByRole('button', { name: t('web.admin.stores.add') }));
    };
    await add('zahra  sweets');
    const question = await canvas.findByRole('alertdialog', {}, LONG_WAIT);
    await expect(question).toHaveTextContent(
      context.globals.locale === 'ar' ? 'حلويات الزهراء' : 'Zahra Sweets',
    );
    await userEvent.click(within(question).getByText(t('web.admin.stores.sameConfirm')));
    await canvas.findByText(t('web.admin.stores.added', { name: '\u2068zahra sweets\u2069' }), {}, LONG_WAIT);
  },
};
