import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { ModalFrame } from '../../stories/ModalFrame.tsx';
import { untilGone, open } from '../../stories/opening.ts';
import { after } from '../../stories/steps.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { useWords, withArabic, type InBoth } from '../../stories/words.ts';
import { PromptCard } from './PromptCard.tsx';
import { PromptDialog, type PromptDialogProps } from './PromptDialog.tsx';

type DialogTexts = InBoth<Omit<PromptDialogProps, 'isOpen' | 'onClose' | 'onSubmit'>>;

const rename: DialogTexts = {
  en: {
    title: 'Rename this store',
    label: 'Store name',
    submitLabel: 'Rename',
    emptyMessage: 'Please enter the name of the store.',
    initialValue: 'Zahra Sweets',
  },
  ar: {
    title: 'تغيير اسم هذا المتجر',
    label: 'اسم المتجر',
    submitLabel: 'تغيير الاسم',
    emptyMessage: 'يرجى كتابة اسم المتجر.',
    initialValue: 'حلويات الزهراء',
  },
};
const add: DialogTexts = {
  en: {
    title: 'Add a store',
    label: 'Store name',
    hint: 'As it is written over its door.',
    submitLabel: 'Add',
    emptyMessage: rename.en.emptyMessage,
  },
  ar: {
    title: 'إضافة متجر',
    label: 'اسم المتجر',
    hint: 'كما هو مكتوب فوق بابه.',
    submitLabel: 'إضافة',
    emptyMessage: rename.ar.emptyMessage,
  },
};
const inEnglish: DialogTexts = {
  en: { ...rename.en, initialValue: 'مطبخ أم فادي' },
  ar: { ...rename.ar, initialValue: 'Mina Corner (since 1974)' },
};

const meta = {
  title: 'Overlays/PromptDialog',
  tags: ['autodocs'],
  component: PromptDialog,
  parameters: { docs: { story: { inline: false } } },
  args: { isOpen: true, onClose: fn(), onSubmit: fn(), maxLength: 120, ...rename.en },
} satisfies Meta<typeof PromptDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, context) => <PromptDialog {...withArabic(args, context, rename.ar)} />,
};

/** The dialog's content in a frame, so that one sheet can show several. */
function Framed({ texts }: { texts: DialogTexts }) {
  const id = useId();
  return (
    <ModalFrame placement="center" aria-labelledby={id} height={360}>
      <PromptCard {...useWords(texts)} titleId={id} onClose={fn()} onSubmit={fn()} />
    </ModalFrame>
  );
}

export const States: Story = {
  render: stateGrid(440, {
    'with a value': <Framed texts={rename} />,
    'empty, with a hint': <Framed texts={add} />,
    'a name in the other language': <Framed texts={inEnglish} />,
  }),
};

/** Open on a page, with its value selected. */
export const Open: Story = { ...Playground };

function Page({ texts = rename, onClose, onSubmit }: Partial<PromptDialogProps> & { texts?: DialogTexts }) {
  const [isOpen, setIsOpen] = useState(false);
  const words = useWords(texts);
  const close = () => {
    onClose?.();
    setIsOpen(false);
  };
  const submit = (value: string) => {
    onSubmit?.(value);
    setIsOpen(false);
  };
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{words.title}</Button>
      <PromptDialog {...words} isOpen={isOpen} onClose={close} onSubmit={submit} />
    </>
  );
}

type Context = Parameters<NonNullable<Story['play']>>[0];

async function openDialog({ canvas, isArabic }: Context) {
  const words = rename[isArabic ? 'ar' : 'en'];
  const { opener, dialog } = await open(canvas);
  const field = canvas.getByRole<HTMLInputElement>('textbox', { name: words.label as string });
  return { opener, dialog, field, words };
}

/** The field is focused with its value selected; typing and Enter submit the new name. */
export const PlayRenamed: Story = {
  render: (args) => <Page {...args} />,
  play: async (context) => {
    const { opener, field, words } = await openDialog(context);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(words.initialValue);
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
    await userEvent.keyboard('  Mina Corner {Enter}');
    await expect(context.args.onSubmit).toHaveBeenCalledWith('Mina Corner');
    await untilGone(context.canvas);
    await expect(opener).toHaveFocus();
  },
};

/** An empty or blank value shows an error until text is typed. */
const emptied: Story['play'] = async (context) => {
  const { field, dialog, words } = await openDialog(context);
  await userEvent.clear(field);
  await userEvent.type(field, '   ');
  await userEvent.click(context.canvas.getByRole('button', { name: words.submitLabel as string }));
  await expect(context.args.onSubmit).not.toHaveBeenCalled();
  await expect(dialog.open).toBe(true);
  await expect(field).toHaveFocus();
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription(words.emptyMessage as string);
  await expect(context.canvas.getByRole('alert')).toHaveTextContent(words.emptyMessage as string);
};

export const Empty: Story = { render: (args) => <Page {...args} />, play: emptied };

export const PlayErrorCleared: Story = {
  render: (args) => <Page {...args} />,
  play: after(emptied, async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'كعك');
    await expect(field).toBeValid();
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('كعك');
  }),
};

/** Cancel and Escape discard the text; the dialog opens with the initial value again. */
export const PlayCancelled: Story = {
  render: (args) => <Page {...args} />,
  play: async (context) => {
    const first = await openDialog(context);
    await userEvent.keyboard('Something else');
    await userEvent.click(
      context.canvas.getByRole('button', { name: context.isArabic ? 'إلغاء' : 'Cancel' }),
    );
    await untilGone(context.canvas);
    await expect(first.opener).toHaveFocus();
    const second = await openDialog(context);
    await expect(second.field).toHaveValue(second.words.initialValue);
    second.dialog.requestClose();
    await untilGone(context.canvas);
    await expect(context.args.onClose).toHaveBeenCalledTimes(2);
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Title and button have the same verb. */
export const DoSameVerb: Story = {
  tags: ['do', '!dev', '!test'],
  render: () => <Framed texts={rename} />,
};

/** A noun and OK: what is going to happen? */
export const DontOk: Story = {
  tags: ['dont', '!dev', '!test'],
  render: () => (
    <Framed
      texts={{
        en: { ...rename.en, title: 'Store', submitLabel: 'OK' },
        ar: { ...rename.ar, title: 'المتجر', submitLabel: 'موافق' },
      }}
    />
  ),
};
