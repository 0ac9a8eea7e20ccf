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

/** Opens the form of the first store in the list. */
async function openForm(
  context: Parameters<typeof adminMessages>[0] & Parameters<typeof waitUntilLoaded>[0],
) {
  await waitUntilLoaded(context);
  const row = context.canvas.getAllByRole('row')[1]!;
  await userEvent.click(within(row).getByRole('button'));
  await userEvent.click(
    await screen.findByRole('menuitem', { name: adminMessages(context)('web.admin.stores.edit') }, LONG_WAIT),
  );
  await context.canvas.findByLabelText(labelOf(context, 'web.admin.stores.place'), {}, LONG_WAIT);
}

const labelOf = (
  context: Parameters<typeof adminMessages>[0],
  id: Parameters<ReturnType<typeof adminMessages>>[0],
) => new RegExp(`^${adminMessages(context)(id)}`);

/** The form of a store, with the head of its page beside it. */
export const Editing: Story = { tags: ['every-mode'], play: openForm };

/** A pasted link is read while the admin types, and a place elsewhere is refused with words. */
export const PlayPlace: Story = {
  play: async (context) => {
    await openForm(context);
    const { canvas } = context;
    const t = adminMessages(context);
    const place = canvas.getByLabelText(labelOf(context, 'web.admin.stores.place'));
    const paste = async (text: string) => {
      await userEvent.clear(place);
      await userEvent.click(place);
      await userEvent.paste(text);
    };
    await paste('https://www.google.com/maps/@48.85,2.35,12z');
    await canvas.findByText(t('web.admin.stores.outsideLebanon'));
    await paste('https://www.google.com/maps/place/X/@34.45,35.82,17z');
    await expect(await canvas.findByText(/34\.45, 35\.82/)).toBeVisible();
    await paste('somewhere');
    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.stores.update') }));
    await expect(place).toHaveAccessibleDescription(t('web.admin.stores.notCoordinates'));
    await paste('٣٤٫٤٥، ٣٥٫٨٢');
    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.stores.update') }));
    await canvas.findByText(t('web.admin.stores.updated'), {}, LONG_WAIT);
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
