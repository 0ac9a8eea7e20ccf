import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { after } from '../../stories/steps.ts';
import { standsBefore } from '../../stories/geometry.ts';
import { useWords, Words } from '../../stories/words.ts';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import type { Menu } from './Menu.tsx';
import type { MenuAction } from './MenuList.tsx';
import { actions, RowWithMenu, label, sharedMeta, opened, pressed } from './menuStage.tsx';

const meta = { title: 'Overlays/Menu/Behaviour', ...sharedMeta } satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

/** Arrow keys move and wrap, letters search, Enter chooses, and the focus returns. */
export const PlayKeyboard: Story = {
  play: async ({ canvas, isArabic }) => {
    pressed.mockClear();
    const locale = isArabic ? 'ar' : 'en';
    const button = canvas.getByRole('button');
    await expect(button).toHaveAccessibleName(label[locale]);
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual(actions[locale].map((each) => each.label));
    await waitFor(() => expect(items[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(items[3]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(items[0]).toHaveFocus();
    await userEvent.keyboard(locale === 'ar' ? 'وسم' : 'mar');
    await expect(items[1]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await gone();
    await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
    await expect(pressed).toHaveBeenCalledWith('sold');
    await expect(button).toHaveFocus();
  },
};

/** Space opens with the first action focused, Arrow Up with the last; Tab returns to the button. */
export const PlayFirstAndLast: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    button.focus();
    for (const [key, at] of [
      ['[Space]', 0],
      ['{ArrowUp}', -1],
    ] as const) {
      await userEvent.keyboard(key);
      const items = await screen.findAllByRole('menuitem');
      await waitFor(() => expect(items.at(at)).toHaveFocus());
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard('{Home}');
      await expect(items[0]).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(items.at(-1)).toHaveFocus();
      await userEvent.tab();
      await gone();
      await expect(button).toHaveFocus();
    }
  },
};

/** A second press on the button closes the menu. */
export const PlayPressedAgain: Story = {
  play: after(opened, async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(screen.getByRole('menu')).toHaveAccessibleName(button.getAttribute('aria-label')!);
    await userEvent.click(button);
    await gone();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  }),
};

/** The menu follows its button when the page is scrolled. */
export const PlayFollows: Story = {
  render: () => (
    <div style={{ blockSize: '300vh' }}>
      <RowWithMenu />
    </div>
  ),
  play: after(opened, async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const distance = () =>
      screen.getByRole('menu').getBoundingClientRect().top - button.getBoundingClientRect().bottom;
    const before = distance();
    window.scrollTo(0, 24);
    await waitFor(() => expect(button.getBoundingClientRect().top).toBeLessThan(24));
    await waitFor(() => expect(Math.abs(distance() - before)).toBeLessThanOrEqual(1));
    window.scrollTo(0, 0);
  }),
};

/** Hovering focuses an action, except a disabled one. */
export const PlayPointer: Story = {
  play: async (context) => {
    await opened(context);
    await expect(screen.getByRole('menu')).toHaveFocus();
    const items = screen.getAllByRole('menuitem');
    await userEvent.hover(items[1]!);
    await expect(items[1]).toHaveFocus();
    await userEvent.hover(items[2]!);
    await expect(items[1]).toHaveFocus();
  },
};

/** Presses and keys in the menu do not reach the table row around it, which would open or move the focus. */
export const PlayInTableRow: Story = {
  render: () => (
    <table>
      <tbody>
        <tr
          onClick={({ target }) => !(target as Element).closest('button') && pressed('row')}
          onKeyDown={({ key }) => pressed(key)}
        >
          <td>
            <RowWithMenu />
          </td>
        </tr>
      </tbody>
    </table>
  ),
  play: async (context) => {
    pressed.mockClear();
    await opened(context);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.click(screen.getAllByRole('menuitem')[0]!);
    await expect(pressed.mock.calls).toEqual([['rename']]);
  },
};

/** Escape only closes the menu. */
export const PlayEscape: Story = {
  play: async (context) => {
    pressed.mockClear();
    await opened(context);
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(context.canvas.getByRole('button')).toHaveFocus());
    await expect(pressed).not.toHaveBeenCalled();
  },
};

/** A disabled action is readable but cannot be chosen. */
export const PlayDisabled: Story = {
  play: async (context) => {
    pressed.mockClear();
    await opened(context);
    const item = screen.getAllByRole('menuitem')[2]!;
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(item, { pointerEventsCheck: 0 });
    await expect(pressed).not.toHaveBeenCalled();
    await expect(item.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** A row whose delete action asks for confirmation. */
function DeletableRow() {
  const [isConfirming, setIsConfirming] = useState(false);
  const remove: MenuAction = {
    id: 'remove',
    label: useWords({ en: 'Delete', ar: 'حذف' }),
    kind: 'danger',
    onPress: () => setIsConfirming(true),
  };
  return (
    <>
      <RowWithMenu actions={[remove]} />
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={() => setIsConfirming(false)}
        onConfirm={() => setIsConfirming(false)}
        title={<Words en="Delete Zahra Sweets?" ar="حذف حلويات الزهراء؟" />}
        confirmLabel={<Words en="Delete" ar="حذف" />}
      >
        <Words en="This can’t be undone." ar="لا يمكن التراجع عن ذلك." />
      </ConfirmDialog>
    </>
  );
}

/** A dialog opened by an action returns the focus to the menu's button. */
export const PlayOpensADialog: Story = {
  render: () => <DeletableRow />,
  play: after(opened, async ({ canvas }) => {
    await userEvent.click(screen.getByRole('menuitem'));
    const dialog = await screen.findByRole<HTMLDialogElement>('alertdialog');
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await expect(dialog.closest('[aria-hidden], [inert]')).toBeNull();
    dialog.requestClose();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveFocus();
  }),
};

/** In a dialog the menu opens inside the dialog and is not inert, and Escape closes only the menu. */
export const PlayInADialog: Story = {
  render: () => (
    <Dialog isOpen onClose={pressed} title={<Words en="Store" ar="المتجر" />}>
      <RowWithMenu />
    </Dialog>
  ),
  play: async ({ canvas }) => {
    pressed.mockClear();
    const dialog = canvas.getByRole('dialog');
    await userEvent.click(within(dialog).getAllByRole('button')[1]!);
    const menu = await within(dialog).findByRole('menu');
    const item = within(menu).getAllByRole('menuitem')[0]!;
    // The position is set a moment after the menu appears.
    await waitFor(() => {
      const { left, top } = item.getBoundingClientRect();
      return expect(item.contains(document.elementFromPoint(left + 20, top + 20))).toBe(true);
    });
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(pressed).not.toHaveBeenCalled();
  },
};

/** Opened from an Arabic pane of an English page, it has the pane's language and direction. */
export const PlayInPane: Story = {
  globals: { locale: 'both' },
  render: () => <RowWithMenu />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: label.ar });
    await userEvent.click(button);
    const menu = await screen.findByRole('menu');
    await expect(menu.closest('[lang="ar"]')).not.toBeNull();
    await expect(menu.matches(':dir(rtl)')).toBe(true);
    const panel = menu.parentElement!.getBoundingClientRect();
    await expect(Math.abs(panel.left - button.getBoundingClientRect().left)).toBeLessThanOrEqual(1);
    const [rename, sold] = within(menu).getAllByRole('menuitem');
    await expect(standsBefore(rename!.querySelector('svg')!, sold!, 'en')).toBe(false);
  },
};
