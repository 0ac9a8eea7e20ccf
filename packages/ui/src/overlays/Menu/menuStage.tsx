import type { Meta, StoryContext } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { checkIcon } from '../../foundations/Icon/noticeIcons.ts';
import { trashIcon } from '../../foundations/Icon/icons.ts';
import { editIcon, moreIcon, usersIcon } from '../../foundations/Icon/adminIcons.ts';
import { choices } from '../../stories/choices.ts';
import { settled } from '../../stories/settled.ts';
import { useWords, withArabic, type InBoth } from '../../stories/words.ts';
import { Menu, type MenuProps } from './Menu.tsx';
import type { MenuAction } from './MenuList.tsx';

export const pressed = fn();

export const label = { en: 'More about Zahra Sweets', ar: 'المزيد عن حلويات الزهراء' };

const named = (words: Record<'rename' | 'sold' | 'admins' | 'remove', string>): MenuAction[] => [
  { id: 'rename', label: words.rename, icon: editIcon, onPress: () => pressed('rename') },
  { id: 'sold', label: words.sold, icon: checkIcon, onPress: () => pressed('sold') },
  { id: 'admins', label: words.admins, icon: usersIcon, disabled: true, onPress: () => pressed('admins') },
  { id: 'remove', label: words.remove, icon: trashIcon, kind: 'danger', onPress: () => pressed('remove') },
];

export const actions: InBoth<MenuAction[]> = {
  en: named({ rename: 'Rename', sold: 'Mark as sold out', admins: 'Invite an admin', remove: 'Delete' }),
  ar: named({ rename: 'تغيير الاسم', sold: 'وسم الكمية نافدة', admins: 'دعوة مدير', remove: 'حذف' }),
};

const inArabic = (shown: MenuProps['actions']) =>
  actions.ar.filter(({ id }) => shown.some((action) => action.id === id));

/** A table row with the menu at its end. */
export function RowWithMenu(args: Partial<MenuProps>) {
  return (
    <div style={{ display: 'flex', justifyContent: 'end', minBlockSize: 280 }}>
      <div>
        <Menu label={useWords(label)} icon={moreIcon} isIconOnly actions={useWords(actions)} {...args} />
      </div>
    </div>
  );
}

/** Shared by the story files of the component. */
export const sharedMeta = {
  component: Menu,
  args: { label: label.en, icon: moreIcon, isIconOnly: true, align: 'end', actions: actions.en },
  argTypes: {
    icon: { control: false },
    actions: choices({
      'four, danger last': actions.en,
      'one action': actions.en.slice(0, 1),
      'danger alone': actions.en.slice(3),
    }),
  },
  render: (args, context) => (
    <RowWithMenu
      {...withArabic(args, context, { label: label.ar })}
      {...(context.globals.locale === 'ar' && { actions: inArabic(args.actions) })}
    />
  ),
} satisfies Meta<typeof Menu>;

export async function opened({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> {
  await userEvent.click(canvas.getByRole('button'));
  await settled(await screen.findByRole('menu'));
}
