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

/** What reads it aloud is there before the first toast: politely for news, at once for trouble. */
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

/** Where the keyboard moves to stands below it, also where it is higher than the header. */
export const PlayNothingUnderIt: Story = onPage(async ({ card, good, clock }) => {
  const room = () => parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart);
  const before = room();
  await userEvent.click(good);
  await untilShown(card);
  await expect(room() - 8).toBe(Math.max(before - 8, card.offsetHeight + 4));
  clock.advance(5000);
  await untilGone(card);
  await expect(room()).toBe(before);
});

/** One at a time, and the focus stays where it was. */
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

/** Escape sends it away from anywhere on the page, and from inside it. */
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

/** Its action is done once, and it goes. */
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

/** Swiped towards where reading ends it goes, from 50 px on; a shorter way, or the other way, it comes back. */
export const PlaySwiped: Story = onPage(async (context) => {
  const { card, good, globals } = context;
  const flow = globals.locale === 'ar' ? -1 : 1;
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
  loaders: [() => newFakeTime()],
  render: (_, { loaded }) => (
    <Page toasts={(loaded as FakeTime).toasts}>
      <Asking />
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
