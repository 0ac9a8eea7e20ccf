import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { standsBefore } from '../../stories/geometry.ts';
import { ModalFrame } from '../../stories/ModalFrame.tsx';
import { untilGone, open } from '../../stories/opening.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { useWords, withArabic, type InBoth } from '../../stories/words.ts';
import { ConfirmCard } from './ConfirmCard.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

type DialogTexts = InBoth<Pick<ConfirmDialogProps, 'title' | 'children' | 'confirmLabel' | 'keepLabel'>>;

const deleteBag: DialogTexts = {
  en: {
    title: 'Delete this bag?',
    children: 'Knafeh & Sweets Surprise will disappear from the list. This can’t be undone.',
    confirmLabel: 'Delete',
  },
  ar: {
    title: 'حذف هذا الكيس؟',
    children: 'سيختفي كيس «مفاجأة الكنافة والحلويات» من القائمة، ولا يمكن التراجع عن ذلك.',
    confirmLabel: 'حذف',
  },
};
const cancelOrder: DialogTexts = {
  en: {
    title: 'Cancel this order?',
    children: 'Order ZWD-48213 is not paid. Its bags go back on sale right away.',
    confirmLabel: 'Cancel order',
    keepLabel: 'Keep my order',
  },
  ar: {
    title: 'إلغاء هذا الطلب؟',
    children: 'الطلب ZWD-48213 غير مدفوع. تعود أكياسه إلى البيع فوراً.',
    confirmLabel: 'إلغاء الطلب',
    keepLabel: 'إبقاء الطلب',
  },
};
const promote: DialogTexts = {
  en: {
    title: 'Make Rania Haddad an admin?',
    children: 'She will see every order and can change bags, stores and users.',
    confirmLabel: 'Make admin',
  },
  ar: {
    title: 'جعل رانيا حداد مديرة؟',
    children: 'سترى كل الطلبات، ويمكنها تعديل الأكياس والمتاجر والمستخدمين.',
    confirmLabel: 'جعلها مديرة',
  },
};
const long: DialogTexts = {
  en: {
    title: 'Delete "Supercalifragilistic leftover lunchbox extravaganza of the day, with sweets"?',
    children: 'It will disappear from the list. This can’t be undone.',
    confirmLabel: 'Delete the bag and everything that belongs to it',
  },
  ar: {
    title: 'حذف «مفاجأة الغداء البيتي الكبيرة مع الحلويات والمعجنات والمقبّلات والسلطات»؟',
    children: 'سيختفي الكيس من القائمة، ولا يمكن التراجع عن ذلك.',
    confirmLabel: 'حذف الكيس مع كل ما يتبع له',
  },
};

const meta = {
  title: 'Overlays/ConfirmDialog',
  tags: ['autodocs'],
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false } } },
  args: { isOpen: true, onClose: fn(), onConfirm: fn(), kind: 'danger', ...deleteBag.en },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, context) => <ConfirmDialog {...withArabic(args, context, deleteBag.ar)} />,
};

/** The dialog's content in a frame, so that one sheet can show several. */
function Framed({ texts, kind }: { texts: DialogTexts; kind?: ConfirmDialogProps['kind'] }) {
  const id = useId();
  return (
    <ModalFrame placement="center" aria-labelledby={id} height={340}>
      <ConfirmCard {...useWords(texts)} titleId={id} kind={kind} onClose={fn()} onConfirm={fn()} />
    </ModalFrame>
  );
}

export const States: Story = {
  render: stateGrid(440, {
    'danger, which cannot be undone': <Framed texts={deleteBag} />,
    'primary, which can': <Framed texts={promote} kind="primary" />,
    'where Cancel is the deed': <Framed texts={cancelOrder} />,
    'long names': <Framed texts={long} />,
  }),
};

/** Open on a page. */
export const Open: Story = { ...Playground };

/** A list with one bag and a delete button. */
function Page({ onClose, onConfirm }: Pick<ConfirmDialogProps, 'onClose' | 'onConfirm'>) {
  const [isOpen, setIsOpen] = useState(false);
  const texts = useWords(deleteBag);
  const answer = (then: () => void) => () => {
    then();
    setIsOpen(false);
  };
  return (
    <>
      <Button kind="danger" onPress={() => setIsOpen(true)}>
        {texts.confirmLabel}
      </Button>
      <ConfirmDialog {...texts} isOpen={isOpen} onClose={answer(onClose)} onConfirm={answer(onConfirm)} />
    </>
  );
}

type Context = Parameters<NonNullable<Story['play']>>[0];

async function openDialog({ canvas, isArabic }: Context) {
  const { opener, dialog } = await open(canvas, 'alertdialog');
  const [cancel, confirm] = canvas.getAllByRole('button').slice(1);
  await expect(cancel).toHaveAccessibleName(isArabic ? 'إلغاء' : 'Cancel');
  await expect(confirm).toHaveAccessibleName(isArabic ? 'حذف' : 'Delete');
  return { opener, dialog, cancel: cancel!, confirm: confirm! };
}

/** The dialog has a name and a description, and the safe button has the focus, so that an early Enter does no harm. */
export const PlaySafeFirst: Story = {
  render: (args) => <Page {...args} />,
  play: async (context) => {
    const { opener, dialog, cancel } = await openDialog(context);
    const texts = deleteBag[context.isArabic ? 'ar' : 'en'];
    await expect(dialog).toHaveAccessibleName(texts.title as string);
    await expect(dialog).toHaveAccessibleDescription(texts.children as string);
    await expect(cancel).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(context.args.onClose).toHaveBeenCalledTimes(1);
    await expect(context.args.onConfirm).not.toHaveBeenCalled();
    await untilGone(context.canvas, 'alertdialog');
    await expect(opener).toHaveFocus();
  },
};

export const PlayConfirmed: Story = {
  render: (args) => <Page {...args} />,
  play: async (context) => {
    const { opener, confirm } = await openDialog(context);
    await userEvent.tab();
    await expect(confirm).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(context.args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(context.args.onClose).not.toHaveBeenCalled();
    await untilGone(context.canvas, 'alertdialog');
    await expect(opener).toHaveFocus();
  },
};

/** Escape cancels; a press outside does nothing. */
export const PlayCancelled: Story = {
  render: (args) => <Page {...args} />,
  play: async (context) => {
    const { dialog } = await openDialog(context);
    await userEvent.click(dialog);
    await expect(dialog.open).toBe(true);
    dialog.requestClose();
    await untilGone(context.canvas, 'alertdialog');
    await expect(context.args.onClose).toHaveBeenCalledTimes(1);
    await expect(context.args.onConfirm).not.toHaveBeenCalled();
  },
};

/** The danger button is last: at the end of the row, or at the bottom on phones. */
export const PlayDangerLast: Story = {
  ...Playground,
  play: async ({ canvas, globals }) => {
    const [cancel, confirm] = canvas.getAllByRole('button');
    if (window.innerWidth >= 480) await expect(standsBefore(cancel!, confirm!, globals.locale)).toBe(true);
    else {
      const [upper, lower] = [cancel!.getBoundingClientRect(), confirm!.getBoundingClientRect()];
      await expect(upper.bottom).toBeLessThan(lower.top);
      await expect(upper.width).toBe(lower.width);
    }
  },
};

/** The question has the verb, the text the thing and the consequence, the button the verb again. */
export const DoNameTheConsequence: Story = {
  tags: ['do', '!dev', '!test'],
  render: () => <Framed texts={deleteBag} />,
};

/** Sure of what? People press OK before they have read. */
export const DontAreYouSure: Story = {
  tags: ['dont', '!dev', '!test'],
  render: () => (
    <Framed
      texts={{
        en: { title: 'Are you sure?', children: 'This can’t be undone.', confirmLabel: 'OK' },
        ar: { title: 'هل أنت متأكّد؟', children: 'لا يمكن التراجع عن ذلك.', confirmLabel: 'موافق' },
      }}
    />
  ),
};

/** The parts that the page names. */
export const Anatomy: Story = {
  tags: ['anatomy', '!dev', '!test'],
  render: () => <Framed texts={deleteBag} />,
};
