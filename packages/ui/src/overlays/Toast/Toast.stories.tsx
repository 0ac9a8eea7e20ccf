import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { standsBefore } from '../../stories/geometry.ts';
import { settled } from '../../stories/settled.ts';
import { StateGrid } from '../../stories/StateGrid.tsx';
import { useWords, withArabic, Words, type InBoth } from '../../stories/words.ts';
import { handClock, type HandClock } from './handClock.ts';
import { ToastCard } from './ToastCard.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { createToasts, type ToastContent, type ToastStore } from './toastStore.ts';
import { ToastsContext, useToasts } from './useToasts.ts';

const added = { en: 'Item added to cart!', ar: 'أُضيف إلى السلة!' };
const removed = { en: 'Knafeh & Sweets Surprise was removed.', ar: 'أُزيلت «مفاجأة الكنافة والحلويات».' };
const failed = { en: 'Failed to delete the store.', ar: 'تعذّر حذف المتجر.' };
const updated = { en: 'The list of bags is up to date.', ar: 'قائمة الأكياس محدّثة.' };
const undo = { en: 'Undo', ar: 'تراجع' };
const retry = { en: 'Try again', ar: 'إعادة المحاولة' };
const dismiss = { en: 'Dismiss the message', ar: 'إخفاء الرسالة' };
const long = {
  en: 'Order ZWD-48213 of Mohammad Abdulrahman Al-Hajj Hussein was marked as paid, and the store has been told.',
  ar: 'سُجّل طلب محمد عبد الرحمن الحاج حسين ذو الرمز ZWD-48213 مدفوعاً، وأُبلغ المتجر بذلك.',
};

interface Props extends Omit<ToastContent, 'action'> {
  /** What can be done about it. */
  action?: string;
  onAction?: () => void;
  onDismiss?: () => void;
}

/** One toast as it is drawn. */
function Drawn({ message, kind, action, onAction = fn(), onDismiss = fn() }: Props) {
  const toast = { id: 1, message, kind, action: action ? { label: action, onPress: onAction } : undefined };
  return <ToastCard toast={toast} onDismiss={onDismiss} />;
}

const meta = {
  title: 'Overlays/Toast',
  component: Drawn,
  args: { message: added.en, kind: 'success', action: '', onAction: fn(), onDismiss: fn() },
} satisfies Meta<typeof Drawn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, context) => <Drawn {...withArabic(args, context, { message: added.ar })} />,
};

function Said({ says, does, kind }: { says: InBoth; does?: InBoth; kind?: Props['kind'] }) {
  const action = useWords(does ?? { en: '', ar: '' });
  return <Drawn message={useWords(says)} kind={kind} action={action} />;
}

export const States: Story = {
  tags: ['every-mode'],
  render: () => (
    <StateGrid
      cell={360}
      states={{
        success: <Said says={added} kind="success" />,
        neutral: <Said says={updated} />,
        danger: <Said says={failed} kind="danger" />,
        'with an action': <Said says={removed} does={undo} />,
        'danger with an action': <Said says={failed} does={retry} kind="danger" />,
        'long words': <Said says={long} does={undo} kind="success" />,
        'a word that has no end': <Said says={{ en: 'x'.repeat(80), ar: 'ك'.repeat(80) }} />,
        'little room': (
          <div style={{ maxInlineSize: 240 }}>
            <Said says={removed} does={undo} />
          </div>
        ),
      }}
    />
  ),
};

export const Bilingual: Story = {
  parameters: { panes: true },
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Said says={added} kind="success" />
      <Said says={removed} does={undo} />
      <Said says={failed} does={retry} kind="danger" />
    </div>
  ),
};

interface Time {
  clock: HandClock;
  toasts: ToastStore;
}

/** Where time goes only when a story moves it. */
function newTime(): Time {
  const clock = handClock();
  return { clock, toasts: createToasts(clock) };
}

/** A page with a button that shows a toast, and perhaps a dock. */
function Page({ toasts, dock, children }: { toasts: ToastStore; dock?: ReactNode; children?: ReactNode }) {
  return (
    <ToastsContext value={toasts}>
      <div style={{ minBlockSize: 300, '--dock': dock ? '78px' : '0px' } as CSSProperties}>
        <Shower />
        {children}
        {dock}
        <ToastRegion />
      </div>
    </ToastsContext>
  );
}

const undone = fn();

function Shower() {
  const { show } = useToasts();
  const [first, second] = [useWords(added), useWords(failed)];
  const action = { label: useWords(undo), onPress: undone };
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <Button onPress={() => show({ message: first, kind: 'success', action })}>
        <Words en="Good news" ar="خبر سارّ" />
      </Button>
      <Button onPress={() => show({ message: second, kind: 'danger' })}>
        <Words en="Bad news" ar="خبر سيّئ" />
      </Button>
    </div>
  );
}

const dock = (
  <div
    data-testid="dock"
    style={{
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: 78,
      background: 'var(--bg-surface)',
      borderBlockStart: '1px solid var(--line-subtle)',
    }}
  />
);

type Context = Parameters<NonNullable<Story['play']>>[0];
type Acted = Pick<Context, 'canvas' | 'globals'> &
  Time & { card: HTMLElement; good: HTMLElement; bad: HTMLElement };

/** A story on a page of its own, with a clock of its own. */
const onPage = (act: (acted: Acted) => Promise<void>, withDock = false): Story => ({
  loaders: [() => newTime()],
  render: (_, { loaded }) => <Page toasts={(loaded as Time).toasts} dock={withDock && dock} />,
  play: async ({ canvas, globals, loaded }) => {
    const [good, bad] = canvas.getAllByRole('button');
    const card = canvas.getByRole('status').parentElement!;
    const time = loaded as Time;
    await act({ canvas, globals, ...time, card, good: good!, bad: bad! });
  },
});

const inLanguage = ({ globals }: Pick<Context, 'globals'>, words: InBoth) =>
  words[globals.locale === 'ar' ? 'ar' : 'en'];
const state = (card: HTMLElement) => card.dataset.state;
const comes = (card: HTMLElement) => waitFor(() => expect(state(card)).toBe('shown'));
const goes = (card: HTMLElement) => waitFor(() => expect(state(card)).toBe('empty'));

/** 16 px above a dock. */
export const AboveADock: Story = onPage(async ({ canvas, card, good }) => {
  await userEvent.click(good);
  await comes(card);
  await settled(card);
  const { top } = canvas.getByTestId('dock').getBoundingClientRect();
  await expect(top - card.getBoundingClientRect().bottom).toBe(16);
}, true);

/** What reads it aloud is there before the first toast: politely for news, at once for trouble. */
export const PlayAnnounced: Story = onPage(async (acted) => {
  const { canvas, card, good, bad, clock } = acted;
  const [status, alert] = [canvas.getByRole('status'), canvas.getByRole('alert')];
  await expect(status).toBeEmptyDOMElement();
  await expect(alert).toBeEmptyDOMElement();
  await userEvent.click(good);
  await comes(card);
  await expect(status.textContent).toBe(inLanguage(acted, added));
  await expect(alert).toBeEmptyDOMElement();
  clock.advance(5000);
  await goes(card);
  await userEvent.click(bad);
  await comes(card);
  await expect(alert.textContent).toBe(inLanguage(acted, failed));
  await expect(status).toBeEmptyDOMElement();
  await expect(canvas.getByRole('status')).toBe(status);
});

/** Where the keyboard moves to stands above it, and above what it stands on. */
export const PlayNothingUnderIt: Story = onPage(async ({ card, good, clock }) => {
  const room = () => parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd);
  const before = room();
  await userEvent.click(good);
  await comes(card);
  await expect(room() - before).toBe(card.offsetHeight + 16);
  clock.advance(5000);
  await goes(card);
  await expect(room()).toBe(before);
});

/** One at a time, and the focus stays where it was. */
export const PlayOneAtATime: Story = onPage(async (acted) => {
  const { card, good, bad, clock } = acted;
  await userEvent.click(good);
  await userEvent.click(bad);
  await comes(card);
  await expect(bad).toHaveFocus();
  await expect(card).toHaveTextContent(inLanguage(acted, added));
  clock.advance(4999);
  await expect(state(card)).toBe('shown');
  clock.advance(1);
  await waitFor(() => expect(card).toHaveTextContent(inLanguage(acted, failed)));
  clock.advance(5000);
  await goes(card);
});

const staysWhile = (begin: (acted: Acted) => unknown, end: (acted: Acted) => unknown) =>
  onPage(async (acted) => {
    const { card, good, clock } = acted;
    await userEvent.click(good);
    await comes(card);
    clock.advance(4000);
    await begin(acted);
    clock.advance(60_000);
    await expect(state(card)).toBe('shown');
    await end(acted);
    clock.advance(999);
    await expect(state(card)).toBe('shown');
    clock.advance(1);
    await goes(card);
  });

/** It waits for who points at it… */
export const PlayHovered: Story = staysWhile(
  ({ card }) => userEvent.hover(card),
  ({ card }) => userEvent.unhover(card),
);

/** …for who is in it with the keyboard… */
export const PlayFocused: Story = staysWhile(
  ({ canvas }) => canvas.getAllByRole('button').at(-1)!.focus(),
  ({ good }) => good.focus(),
);

function turnPage(isHidden: boolean): void {
  spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** …and for who is looking at another page. */
export const PlayPageHidden: Story = staysWhile(
  () => turnPage(true),
  () => turnPage(false),
);

/** By its cross the focus goes back to where it came from. */
export const PlayDismissed: Story = onPage(async (acted) => {
  const { canvas, card, good } = acted;
  await userEvent.click(good);
  await comes(card);
  const cross = canvas.getByRole('button', { name: inLanguage(acted, dismiss) });
  const { width, height } = cross.getBoundingClientRect();
  await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await userEvent.click(cross);
  await goes(card);
  await expect(good).toHaveFocus();
});

/** Escape sends it away from anywhere on the page, and from inside it. */
export const PlayEscape: Story = onPage(async (acted) => {
  const { canvas, card, good } = acted;
  await userEvent.click(good);
  await comes(card);
  await userEvent.keyboard('{Escape}');
  await goes(card);
  await userEvent.click(good);
  await comes(card);
  canvas.getByRole('button', { name: inLanguage(acted, undo) }).focus();
  await userEvent.keyboard('{Escape}');
  await goes(card);
  await expect(good).toHaveFocus();
});

/** Its action is done once, and it goes. */
export const PlayAction: Story = onPage(async (acted) => {
  const { canvas, card, good } = acted;
  undone.mockClear();
  await userEvent.click(good);
  await comes(card);
  await userEvent.click(canvas.getByRole('button', { name: inLanguage(acted, undo) }));
  await expect(undone).toHaveBeenCalledTimes(1);
  await goes(card);
  await expect(good).toHaveFocus();
});

const swipe = (card: HTMLElement, byX: number) => {
  const target = card.querySelector('span[dir]')!;
  return userEvent.pointer([
    { keys: '[TouchA>]', target, coords: { clientX: 200, clientY: 10 } },
    { pointerName: 'TouchA', target, coords: { clientX: 200 + byX / 2, clientY: 10 } },
    { pointerName: 'TouchA', target, coords: { clientX: 200 + byX, clientY: 10 } },
    { keys: '[/TouchA]', target, coords: { clientX: 200 + byX, clientY: 10 } },
  ]);
};

/** Swiped towards where reading ends it goes, from 50 px on; a shorter way, or the other way, it comes back. */
export const PlaySwiped: Story = onPage(async (acted) => {
  const { card, good, globals } = acted;
  const flow = globals.locale === 'ar' ? -1 : 1;
  await userEvent.click(good);
  await comes(card);
  await swipe(card, 49 * flow);
  await expect(card.style.translate).toBe('');
  await swipe(card, -120 * flow);
  await expect(card.style.translate).toBe('');
  await expect(state(card)).toBe('shown');
  await swipe(card, 50 * flow);
  await goes(card);
  await userEvent.click(good);
  await comes(card);
  await expect(card.style.translate).toBe('');
});

/** The icon stands where reading starts, the cross where it ends. */
export const PlayMirrored: Story = onPage(async ({ canvas, card, good, globals }) => {
  await userEvent.click(good);
  await comes(card);
  const icon = card.querySelector('svg')!;
  const words = card.querySelector('span[dir]')!;
  const [action, cross] = canvas.getAllByRole('button').slice(-2);
  await expect(standsBefore(icon, words, globals.locale)).toBe(true);
  await expect(standsBefore(words, action!, globals.locale)).toBe(true);
  await expect(standsBefore(action!, cross!, globals.locale)).toBe(true);
});

/** A dialog that says something as it closes. */
function Asking() {
  const [isOpen, setOpen] = useState(true);
  const { show } = useToasts();
  const says = useWords(updated);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      title={<Words en="Bags" ar="الأكياس" />}
      actions={
        <Button onPress={() => show({ message: says })}>
          <Words en="Refresh" ar="تحديث" />
        </Button>
      }
    >
      <Words {...updated} />
    </Dialog>
  );
}

/** Under a dialog it could be neither heard nor pressed: it waits, with all its time. */
export const PlayUnderADialog: Story = {
  loaders: [() => newTime()],
  render: (_, { loaded }) => (
    <Page toasts={(loaded as Time).toasts}>
      <Asking />
    </Page>
  ),
  play: async ({ canvas, canvasElement, loaded }) => {
    const { clock, toasts } = loaded as Time;
    const card = canvasElement.querySelector<HTMLElement>('[data-state]')!;
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog');
    await userEvent.click(dialog.querySelectorAll('button')[1]!);
    await expect(toasts.current()).not.toBeNull();
    clock.advance(60_000);
    await expect(state(card)).toBe('empty');
    dialog.requestClose();
    await comes(card);
    clock.advance(4999);
    await expect(state(card)).toBe('shown');
    clock.advance(1);
    await goes(card);
  },
};
