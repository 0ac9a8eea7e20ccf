import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { waitUntilLoaded, Stage, withSection } from '../adminStage.tsx';
import { after } from '@zawadeh/ui/stories/steps.ts';
import { untilHeading } from '../../../app/stories/steps.ts';

const meta = { title: 'Screens/Admin/Users', ...withSection('users') } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['every-mode'],
  play: after(waitUntilLoaded, async ({ canvas, t }) => {
    const own = canvas.getByRole('row', { name: /admin@zawadeh\.local/ });
    await expect(own).toHaveTextContent(t('web.admin.users.you'));
    await expect(within(own).queryByRole('button')).toBeNull();
  }),
};

export const NoMatch: Story = {
  render: () => <Stage search="?section=users&q=nobody" />,
  play: untilHeading('web.admin.users.nobodyFound'),
};

/** A URL cannot hold half a surrogate pair; what comes back from it is not written over what was typed. */
export const PlayHalfASign: Story = {
  play: after(waitUntilLoaded, async ({ canvas, t }) => {
    const field = canvas.getByRole('searchbox');
    await fireEvent.change(field, { target: { value: 'nobody\uD83D' } });
    await canvas.findByRole('heading', { name: t('web.admin.users.nobodyFound') });
    await expect(field).toHaveValue('nobody\uD83D');
    await fireEvent.change(field, { target: { value: '' } });
    await waitFor(() => expect(canvas.getByText('mona@zawadeh.local')).toBeVisible());
    await expect(field).toHaveValue('');
  }),
};

export const Deactivated: Story = {
  render: () => <Stage search="?section=users&accounts=deactivated" />,
  play: after(waitUntilLoaded, async ({ canvas }) => {
    await expect(canvas.getByText('deactivated@zawadeh.local')).toBeVisible();
    await expect(canvas.queryByText('mona@zawadeh.local')).toBeNull();
  }),
};

/** The dialog says what it means before the role changes. */
export const ConfirmPromotion: Story = {
  play: after(waitUntilLoaded, async ({ canvas, t }) => {
    const row = canvas.getByRole('row', { name: /mona@zawadeh\.local/ });
    await userEvent.click(within(row).getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('web.admin.users.promote') }));
    await canvas.findByRole('alertdialog');
  }),
};

/** A deactivated user can be found again and restored. */
export const PlayRestored: Story = {
  play: after(waitUntilLoaded, async ({ canvas, t }) => {
    const rowOf = () => canvas.findByRole('row', { name: /mona@zawadeh\.local/ });
    const choose = async (action: 'deactivate' | 'restore') => {
      await userEvent.click(within(await rowOf()).getByRole('button'));
      const name = t(`web.admin.users.${action}`);
      await userEvent.click(await screen.findByRole('menuitem', { name }));
      const question = await canvas.findByRole('alertdialog');
      await userEvent.click(within(question).getByRole('button', { name }));
    };
    const show = (value: string) =>
      userEvent.selectOptions(canvas.getByLabelText(t('web.admin.users.accounts')), value);
    await choose('deactivate');
    await waitFor(() => expect(canvas.queryByText('mona@zawadeh.local')).toBeNull());
    await show('deactivated');
    await choose('restore');
    await waitFor(() => expect(canvas.queryByText('mona@zawadeh.local')).toBeNull());
    await show('active');
    await rowOf();
  }),
};
