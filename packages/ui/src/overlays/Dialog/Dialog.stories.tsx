import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState, type ReactNode } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { standsBefore } from '../../stories/geometry.ts';
import { ModalFrame } from '../../stories/ModalFrame.tsx';
import { gone, open } from '../../stories/opening.ts';
import { StateGrid } from '../../stories/StateGrid.tsx';
import { useWords, withArabic, Words, type InBoth } from '../../stories/words.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { DialogCard } from './DialogCard.tsx';

const title = { en: 'How pickup works', ar: 'كيف يتم الاستلام' };
const body = {
  en: 'Show your order code at the store between 5:00 PM and 8:30 PM. The bag is handed over as it is.',
  ar: 'يكفي إظهار رمز الطلب في المتجر من 5:00 إلى 8:30 مساءً. يُسلَّم الكيس كما هو.',
};

const understood = <Words en="Got it" ar="فهمت" />;
const directions = <Words en="Directions" ar="الطريق إلى المتجر" />;

const two = (
  <>
    <Button>{directions}</Button>
    <Button kind="primary">{understood}</Button>
  </>
);

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: { isOpen: true, onClose: fn(), title: title.en, children: body.en, actions: two },
  argTypes: { actions: { control: false } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, context) => (
    <Dialog {...withArabic(args, context, { title: title.ar, children: body.ar })} />
  ),
};

interface CardProps {
  says?: InBoth;
  named?: InBoth;
  actions?: ReactNode;
  hasCross?: boolean;
  height?: number;
}

/** The dialog in a frame, where several of them can stand. */
function Framed({ says = body, named = title, actions, hasCross = true, height = 320 }: CardProps) {
  const id = useId();
  return (
    <ModalFrame placement="center" aria-labelledby={id} height={height}>
      <DialogCard
        titleId={id}
        title={useWords(named)}
        actions={actions}
        onClose={hasCross ? fn() : undefined}
      >
        {useWords(says)}
      </DialogCard>
    </ModalFrame>
  );
}

const longName = {
  en: 'Everything about the pickup of "Supercalifragilistic leftover lunchbox extravaganza of the day"',
  ar: 'كل ما يخصّ استلام كيس «مفاجأة الغداء البيتي الكبيرة مع الحلويات والمعجنات والمقبّلات»',
};
const unbroken = {
  en: 'https://example.org/stores/0123456789012345678901234567890123456789',
  ar: 'https://example.org/stores/0123456789012345678901234567890123456789',
};
const much = {
  en: Array.from({ length: 6 }, () => body.en).join(' '),
  ar: Array.from({ length: 6 }, () => body.ar).join(' '),
};

export const States: Story = {
  tags: ['every-mode'],
  render: () => (
    <StateGrid
      cell={440}
      states={{
        'title, words, two actions': <Framed actions={two} />,
        'one action': <Framed actions={<Button kind="primary">{understood}</Button>} />,
        'no action': <Framed />,
        'without a cross': <Framed actions={two} hasCross={false} />,
        'a long title': <Framed named={longName} actions={two} height={380} />,
        'a word that has no end': <Framed says={unbroken} actions={two} />,
        'more than fits: it scrolls': <Framed says={much} actions={two} />,
      }}
    />
  ),
};

export const Bilingual: Story = {
  parameters: { panes: true },
  render: () => <Framed actions={two} />,
};

/** As it is on a page: over everything, in the middle, or from the bottom on phones. */
export const Open: Story = {
  render: (args) => (
    <Dialog {...args} title={<Words {...title} />}>
      <Words {...body} />
    </Dialog>
  ),
};

/** A page with a button that opens it. */
function Opener({ onClose, hasLightDismiss }: Pick<DialogProps, 'onClose' | 'hasLightDismiss'>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <div style={{ minBlockSize: '200vh' }}>
      <Button onPress={() => setOpen(true)}>
        <Words {...title} />
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        hasLightDismiss={hasLightDismiss}
        title={<Words {...title} />}
        actions={
          <>
            <Button>{directions}</Button>
            <Button kind="primary" onPress={close}>
              {understood}
            </Button>
          </>
        }
      >
        <Words {...body} />
      </Dialog>
    </div>
  );
}

/** It has its title for a name, takes the focus, and gives it back to what opened it. */
export const PlayFocus: Story = {
  render: (args) => <Opener {...args} />,
  play: async ({ args, canvas, globals }) => {
    const { opener, dialog } = await open(canvas);
    await expect(dialog).toHaveAccessibleName(globals.locale === 'ar' ? title.ar : title.en);
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    const last = canvas.getByRole('button', { name: globals.locale === 'ar' ? 'فهمت' : 'Got it' });
    await userEvent.click(last);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await gone(canvas);
    await expect(opener).toHaveFocus();
  },
};

/** Nothing behind it can be reached, and the page behind it does not scroll. */
export const PlayInert: Story = {
  render: (args) => <Opener {...args} />,
  play: async ({ canvas }) => {
    const { opener, dialog } = await open(canvas);
    opener.focus();
    await expect(opener).not.toHaveFocus();
    const { left, top } = opener.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 2, top + 2)).toBe(dialog);
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    dialog.requestClose();
    await gone(canvas);
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
    await expect(opener).toHaveFocus();
  },
};

/** Escape and the back gesture reach it as one request of the platform, which pretended keys do not make. */
export const PlayEscape: Story = {
  render: (args) => <Opener {...args} />,
  play: async ({ args, canvas }) => {
    const { opener, dialog } = await open(canvas);
    dialog.requestClose();
    await gone(canvas);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(opener).toHaveFocus();
  },
};

/** It stays where its owner does not want it to close. */
export const PlayKept: Story = {
  play: async ({ args, canvas }) => {
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog');
    dialog.requestClose();
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(dialog.open).toBe(true);
  },
};

/** A press beside it closes it only where that was asked for, and a drag that ends there never does. */
export const PlayPressedBeside: Story = {
  render: (args) => <Opener {...args} hasLightDismiss />,
  play: async ({ args, canvas }) => {
    const { dialog } = await open(canvas);
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: dialog.querySelector('h2')! },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    await userEvent.click(dialog.querySelector('h2')!);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await gone(canvas);
  },
};

export const PlayNotPressedBeside: Story = {
  render: (args) => <Opener {...args} />,
  play: async ({ args, canvas }) => {
    const { dialog } = await open(canvas);
    await userEvent.click(dialog);
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog.open).toBe(true);
  },
};

/** Taken away without being closed, it leaves the page as it was. */
function Vanishing() {
  const [isThere, setThere] = useState(false);
  return (
    <>
      <Button onPress={() => setThere(true)}>
        <Words {...title} />
      </Button>
      {isThere && (
        <Dialog isOpen onClose={() => setThere(false)} title={<Words {...title} />}>
          <Words {...body} />
        </Dialog>
      )}
    </>
  );
}

export const PlayTakenAway: Story = {
  render: () => <Vanishing />,
  play: async ({ canvas }) => {
    const { opener, dialog } = await open(canvas);
    dialog.requestClose();
    await gone(canvas);
    await expect(opener).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
  },
};

/** The cross stands where reading ends; on a desk the last action stands at the end of its row. */
export const PlayMirrored: Story = {
  render: (args) => (
    <Dialog {...args} title={<Words {...title} />}>
      <Words {...body} />
    </Dialog>
  ),
  play: async ({ canvas, globals }) => {
    const [cross, first, last] = canvas.getAllByRole('button');
    await expect(cross).toHaveAccessibleName(globals.locale === 'ar' ? 'إغلاق' : 'Close');
    await expect(standsBefore(canvas.getByRole('heading'), cross!, globals.locale)).toBe(true);
    if (window.innerWidth >= 480) await expect(standsBefore(first!, last!, globals.locale)).toBe(true);
    else {
      await expect(first!.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        last!.getBoundingClientRect().top,
      );
    }
  },
};

/** From an Arabic pane of an English page it opens in Arabic. */
export const PlayInPane: Story = {
  parameters: { panes: true },
  render: (args) => <Opener {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: title.ar }));
    const dialog = await canvas.findByRole<HTMLDialogElement>('dialog');
    await expect(dialog).toHaveAccessibleName(title.ar);
    await expect(dialog.matches(':dir(rtl):lang(ar)')).toBe(true);
    dialog.requestClose();
    await gone(canvas);
  },
};
