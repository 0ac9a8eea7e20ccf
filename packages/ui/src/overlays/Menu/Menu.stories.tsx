import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import styled from 'styled-components';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { checkIcon, trashIcon } from '../../foundations/Icon/icons.ts';
import { editIcon, moreIcon, usersIcon } from '../../foundations/Icon/deskIcons.ts';
import { AriaScope } from '../../provider/AriaScope.tsx';
import { standsBefore } from '../../stories/geometry.ts';
import { settled } from '../../stories/settled.ts';
import { StateGrid } from '../../stories/StateGrid.tsx';
import { useWords, withArabic, Words, type InBoth } from '../../stories/words.ts';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { floatingLook } from '../floating/floating.styles.ts';
import { Menu, type MenuProps } from './Menu.tsx';
import { MenuList, type MenuAction } from './MenuList.tsx';

const pressed = fn();

const label = { en: 'More about Zahra Sweets', ar: 'المزيد عن حلويات الزهراء' };

const named = (words: Record<'rename' | 'sold' | 'admins' | 'remove', string>): MenuAction[] => [
  { id: 'rename', label: words.rename, icon: editIcon, onPress: () => pressed('rename') },
  { id: 'sold', label: words.sold, icon: checkIcon, onPress: () => pressed('sold') },
  { id: 'admins', label: words.admins, icon: usersIcon, disabled: true, onPress: () => pressed('admins') },
  { id: 'remove', label: words.remove, icon: trashIcon, kind: 'danger', onPress: () => pressed('remove') },
];

const actions: InBoth<MenuAction[]> = {
  en: named({ rename: 'Rename', sold: 'Mark as sold out', admins: 'Invite an admin', remove: 'Delete' }),
  ar: named({ rename: 'تغيير الاسم', sold: 'وسم الكمية نافدة', admins: 'دعوة مدير', remove: 'حذف' }),
};

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: { label: label.en, icon: moreIcon, isIconOnly: true, align: 'end', actions: actions.en },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A row of the admin's list, at whose end the menu is. */
function AtEnd(args: Partial<MenuProps>) {
  return (
    <div style={{ display: 'flex', justifyContent: 'end', minBlockSize: 280 }}>
      <div>
        <Menu label={useWords(label)} icon={moreIcon} isIconOnly actions={useWords(actions)} {...args} />
      </div>
    </div>
  );
}

export const Playground: Story = {
  render: (args, context) => (
    <AtEnd {...withArabic(args, context, { label: label.ar, actions: actions.ar })} />
  ),
};

const Still = styled.div`
  ${floatingLook}
  inline-size: fit-content;
  min-inline-size: 11.25rem;
  max-inline-size: 100%;
`;

/** The list without its button: only one can be open at a time. */
function Drawn({ of }: { of: InBoth<MenuAction[]> }) {
  return (
    <AriaScope>
      <Still>
        <MenuList aria-label={useWords(label)} actions={useWords(of)} onChoose={fn()} />
      </Still>
    </AriaScope>
  );
}

const plain = (all: MenuAction[]) => all.map((action) => ({ ...action, icon: undefined }));
const long: InBoth<MenuAction[]> = {
  en: [{ id: 'long', label: 'Send the list of bags that were rescued last week', onPress: fn() }],
  ar: [{ id: 'long', label: 'إرسال قائمة الأكياس التي أُنقذت الأسبوع الماضي', onPress: fn() }],
};

export const States: Story = {
  tags: ['every-mode'],
  render: () => (
    <StateGrid
      cell={240}
      states={{
        'with icons, one disabled, danger last': <Drawn of={actions} />,
        'without icons': <Drawn of={{ en: plain(actions.en), ar: plain(actions.ar) }} />,
        'one action': <Drawn of={{ en: actions.en.slice(0, 1), ar: actions.ar.slice(0, 1) }} />,
        'danger alone': <Drawn of={{ en: actions.en.slice(3), ar: actions.ar.slice(3) }} />,
        'long words': <Drawn of={long} />,
        'its button, closed': <ClosedButtons />,
      }}
    />
  ),
};

function ClosedButtons() {
  const all = useWords(actions);
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <Menu label={useWords(label)} icon={moreIcon} isIconOnly actions={all} />
      <Menu label={useWords({ en: 'Actions', ar: 'إجراءات' })} icon={moreIcon} actions={all} />
    </div>
  );
}

export const Bilingual: Story = {
  parameters: { panes: true },
  render: () => <Drawn of={actions} />,
};

const opened: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  await settled(await screen.findByRole('menu'));
};

/** As it is on a page, under the end of its button. */
export const Open: Story = { ...Playground, play: opened };

const gone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

/** Arrows go up and down and round, letters go to a word, Enter does it, and the focus goes back. */
export const PlayKeyboard: Story = {
  ...Playground,
  play: async ({ canvas, globals }) => {
    pressed.mockClear();
    const locale = globals.locale === 'ar' ? 'ar' : 'en';
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

/** Escape does nothing but close it. */
export const PlayEscape: Story = {
  ...Playground,
  play: async (context) => {
    pressed.mockClear();
    await opened(context);
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(context.canvas.getByRole('button')).toHaveFocus());
    await expect(pressed).not.toHaveBeenCalled();
  },
};

/** What is disabled is named, and cannot be chosen. */
export const PlayDisabled: Story = {
  ...Playground,
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

/** Its end is its button's end, in either direction. */
export const PlayAtEnd: Story = {
  ...Playground,
  play: async (context) => {
    await opened(context);
    const button = context.canvasElement.querySelector('button')!.getBoundingClientRect();
    const menu = screen.getByRole('menu').parentElement!;
    const panel = menu.getBoundingClientRect();
    const isArabic = context.globals.locale === 'ar';
    const [own, its] = isArabic ? [panel.left, button.left] : [panel.right, button.right];
    await expect(Math.abs(own - its)).toBeLessThanOrEqual(1);
    await expect(menu.matches(isArabic ? ':dir(rtl)' : ':dir(ltr)')).toBe(true);
    const [first] = screen.getAllByRole('menuitem');
    const { lastChild } = first!;
    const range = document.createRange();
    range.selectNodeContents(lastChild!);
    const icon = first!.querySelector('svg')!.getBoundingClientRect();
    const words = range.getBoundingClientRect();
    await expect(isArabic ? icon.left > words.left : icon.left < words.left).toBe(true);
  },
};

/** A row that asks before it deletes itself. */
function Asking() {
  const [isAsked, ask] = useState(false);
  const remove: MenuAction = {
    id: 'remove',
    label: useWords({ en: 'Delete', ar: 'حذف' }),
    kind: 'danger',
    onPress: () => ask(true),
  };
  return (
    <>
      <AtEnd actions={[remove]} />
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => ask(false)}
        onConfirm={() => ask(false)}
        title={<Words en="Delete Zahra Sweets?" ar="حذف حلويات الزهراء؟" />}
        confirmLabel={<Words en="Delete" ar="حذف" />}
      >
        <Words en="This can’t be undone." ar="لا يمكن التراجع عن ذلك." />
      </ConfirmDialog>
    </>
  );
}

/** A dialog that one of its actions opens gives the focus back to the menu's button. */
export const PlayOpensADialog: Story = {
  render: () => <Asking />,
  play: async (context) => {
    await opened(context);
    await userEvent.click(screen.getByRole('menuitem'));
    const dialog = await screen.findByRole<HTMLDialogElement>('alertdialog');
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await expect(dialog.closest('[aria-hidden], [inert]')).toBeNull();
    dialog.requestClose();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(context.canvas.getByRole('button')).toHaveFocus();
  },
};

/** Inside a dialog it opens inside that dialog, where it can be reached, and Escape closes only the menu. */
export const PlayInADialog: Story = {
  render: () => (
    <Dialog isOpen onClose={pressed} title={<Words en="Store" ar="المتجر" />}>
      <AtEnd />
    </Dialog>
  ),
  play: async ({ canvas }) => {
    pressed.mockClear();
    const dialog = canvas.getByRole('dialog');
    await userEvent.click(within(dialog).getAllByRole('button')[1]!);
    const menu = await within(dialog).findByRole('menu');
    const item = within(menu).getAllByRole('menuitem')[0]!;
    // Where it stands is settled a moment after it is there.
    await waitFor(() => {
      const { left, top } = item.getBoundingClientRect();
      return expect(item.contains(document.elementFromPoint(left + 20, top + 20))).toBe(true);
    });
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(pressed).not.toHaveBeenCalled();
  },
};

/** From an Arabic pane of an English page it opens in that pane, in its direction. */
export const PlayInPane: Story = {
  parameters: { panes: true },
  render: () => <AtEnd />,
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
