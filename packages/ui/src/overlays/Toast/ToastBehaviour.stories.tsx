import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { fitsAFinger } from '../../stories/pressing.ts';
import { Button } from '../../controls/Button/Button.tsx';
import { useWords, Words } from '../../stories/words.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import {
  added,
  untilShown,
  failed,
  untilGone,
  inLanguage,
  newFakeTime,
  onPage,
  Page,
  state,
  undo,
  undone,
  updated,
  type ToastStoryContext,
  type FakeTime,
} from './toastStage.tsx';
import { useToasts } from './useToasts.ts';

const dismiss = { en: 'Dismiss the message', ar: 'إخفاء الرسالة' };

const meta = {
  title: 'Overlays/Toast/Behaviour',
  component: ToastRegion,
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj;

/** The live regions exist before the first toast: polite for news, assertive for errors. */
export const PlayAnnounced: Story = onPage(async (context) => {
  const { canvas, card, good, bad, clock } = context;
  const [status, alert] = [canvas.getByRole('status'), canvas.getByRole('alert')];
  await expect(status).toBeEmptyDOMElement();
  await expect(alert).toBeEmptyDOMElement();
  await userEvent.click(good);
  await untilShown(card);
  await expect(status.textContent).toBe(inLanguage(context, added));
  await expect(alert).toBeEmptyDOMElement();
  clock.advance(5000);
  await untilGone(card);
  await userEvent.click(bad);
  await untilShown(card);
  await expect(alert.textContent).toBe(inLanguage(context, failed));
  await expect(status).toBeEmptyDOMElement();
  await expect(canvas.getByRole('status')).toBe(status);
});

/** Keyboard focus is scrolled clear of the toast, also if it is higher than the header. */
export const PlayFocusClearOfToast: Story = onPage(async ({ card, good, clock }) => {
  const room = () => parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart);
  const before = room();
  await userEvent.click(good);
  await untilShown(card);
  await expect(room() - 8).toBe(Math.max(before - 8, card.offsetHeight + 4));
  clock.advance(5000);
  await untilGone(card);
  await expect(room()).toBe(before);
});

/** One toast at a time, without moving the focus. */
export const PlayOneAtATime: Story = onPage(async (context) => {
  const { card, good, bad, clock } = context;
  await userEvent.click(good);
  await userEvent.click(bad);
  await untilShown(card);
  await expect(bad).toHaveFocus();
  await expect(card).toHaveTextContent(inLanguage(context, added));
  clock.advance(4999);
  await expect(state(card)).toBe('shown');
  clock.advance(1);
  await waitFor(() => expect(card).toHaveTextContent(inLanguage(context, failed)));
  clock.advance(5000);
  await untilGone(card);
});

const staysWhile = (
  begin: (context: ToastStoryContext) => unknown,
  end: (context: ToastStoryContext) => unknown,
) =>
  onPage(async (context) => {
    const { card, good, clock } = context;
    await userEvent.click(good);
    await untilShown(card);
    clock.advance(4000);
    await begin(context);
    clock.advance(60_000);
    await expect(state(card)).toBe('shown');
    await end(context);
    clock.advance(999);
    await expect(state(card)).toBe('shown');
    clock.advance(1);
    await untilGone(card);
  });

/** The timer is paused by hover… */
export const PlayHovered: Story = staysWhile(
  ({ card }) => userEvent.hover(card),
  ({ card }) => userEvent.unhover(card),
);

/** …by keyboard focus… */
export const PlayFocused: Story = staysWhile(
  ({ canvas }) => canvas.getAllByRole('button').at(-1)!.focus(),
  ({ good }) => good.focus(),
);

function turnPage(isHidden: boolean): void {
  spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** …and while the page is hidden. */
export const PlayPageHidden: Story = staysWhile(
  () => turnPage(true),
  () => turnPage(false),
);

/** The close button returns the focus to where it was before. */
export const PlayDismissed: Story = onPage(async (context) => {
  const { canvas, card, good } = context;
  await userEvent.click(good);
  await untilShown(card);
  const cross = canvas.getByRole('button', { name: inLanguage(context, dismiss) });
  await fitsAFinger(cross);
  await userEvent.click(cross);
  await untilGone(card);
  await expect(good).toHaveFocus();
});

/** Escape dismisses the toast from anywhere on the page and from inside it. */
export const PlayEscape: Story = onPage(async (context) => {
  const { canvas, card, good } = context;
  await userEvent.click(good);
  await untilShown(card);
  await userEvent.keyboard('{Escape}');
  await untilGone(card);
  await userEvent.click(good);
  await untilShown(card);
  canvas.getByRole('button', { name: inLanguage(context, undo) }).focus();
  await userEvent.keyboard('{Escape}');
  await untilGone(card);
  await expect(good).toHaveFocus();
});

/** The action runs once and closes the toast. */
export const PlayAction: Story = onPage(async (context) => {
  const { canvas, card, good } = context;
  undone.mockClear();
  await userEvent.click(good);
  await untilShown(card);
  await userEvent.click(canvas.getByRole('button', { name: inLanguage(context, undo) }));
  await expect(undone).toHaveBeenCalledTimes(1);
  await untilGone(card);
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

/** A swipe of at least 50 px towards the inline end dismisses the toast; a shorter one, or the other direction, does not. */
export const PlaySwiped: Story = onPage(async ({ card, good, isArabic }) => {
  const flow = isArabic ? -1 : 1;
  await userEvent.click(good);
  await untilShown(card);
  await swipe(card, 49 * flow);
  await expect(card.style.translate).toBe('');
  await swipe(card, -120 * flow);
  await expect(card.style.translate).toBe('');
  await expect(state(card)).toBe('shown');
  await swipe(card, 50 * flow);
  await untilGone(card);
  await userEvent.click(good);
  await untilShown(card);
  await expect(card.style.translate).toBe('');
});

/** A dialog that shows a toast as it closes. */
function DialogWithToast() {
  const [isOpen, setIsOpen] = useState(true);
  const { show } = useToasts();
  const message = useWords(updated);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      title={<Words en="Bags" ar="الأكياس" />}
      actions={
        <Button onPress={() => show({ message })}>
          <Words en="Refresh" ar="تحديث" />
        </Button>
      }
    >
      <Words {...updated} />
    </Dialog>
  );
}

/** A toast waits under a dialog and keeps its whole duration. */
export const PlayUnderADialog: Story = {
  loaders: [() => newFakeTime()],
  render: (_, { loaded }) => (
    <Page toasts={(loaded as FakeTime).toasts}>
      <DialogWithToast />
    </Page>
  ),
  play: async ({ canvas, canvasElement, loaded }) => {
    const { clock, toasts } = loaded as FakeTime;
    const card = canvasElement.querySelector<HTMLElement>('[data-state]')!;
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog');
    await userEvent.click(dialog.querySelectorAll('button')[1]!);
    await expect(toasts.current()).not.toBeNull();
    clock.advance(60_000);
    await expect(state(card)).toBe('empty');
    dialog.requestClose();
    await untilShown(card);
    clock.advance(4999);
    await expect(state(card)).toBe('shown');
    clock.advance(1);
    await untilGone(card);
  },
};
