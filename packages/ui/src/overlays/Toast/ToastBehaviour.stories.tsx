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
  comes,
  failed,
  goes,
  inLanguage,
  newTime,
  onPage,
  Page,
  state,
  undo,
  undone,
  updated,
  type Acted,
  type Time,
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

/** Where the keyboard moves to stands below it, also where it is higher than the header. */
export const PlayNothingUnderIt: Story = onPage(async ({ card, good, clock }) => {
  const room = () => parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart);
  const before = room();
  await userEvent.click(good);
  await comes(card);
  await expect(room() - 8).toBe(Math.max(before - 8, card.offsetHeight + 4));
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
  await fitsAFinger(cross);
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
