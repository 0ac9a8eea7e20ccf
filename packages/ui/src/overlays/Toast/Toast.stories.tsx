import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { settled } from '../../stories/settled.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { useWords, withArabic, type InBoth } from '../../stories/words.ts';
import { ToastCard } from './ToastCard.tsx';
import { added, untilShown, failed, onPage, undo, updated } from './toastStage.tsx';
import type { ToastContent } from './toastStore.ts';

const removed = { en: 'Knafeh & Sweets Surprise was removed.', ar: 'أُزيلت «مفاجأة الكنافة والحلويات».' };
const retry = { en: 'Try again', ar: 'إعادة المحاولة' };
const long = {
  en: 'Order ZWD-48213 of Mohammad Abdulrahman Al-Hajj Hussein was marked as paid, and the store has been told.',
  ar: 'سُجّل طلب محمد عبد الرحمن الحاج حسين ذو الرمز ZWD-48213 مدفوعاً، وأُبلغ المتجر بذلك.',
};

interface Props extends Omit<ToastContent, 'action'> {
  /** The label of the action. */
  action?: string;
  onAction?: () => void;
  onDismiss?: () => void;
}

/** A toast card without region and store. */
function Drawn({ message, kind, action, onAction = fn(), onDismiss = fn() }: Props) {
  const toast = { id: 1, message, kind, action: action ? { label: action, onPress: onAction } : undefined };
  return <ToastCard toast={toast} onDismiss={onDismiss} />;
}

/**
 * A short notification that disappears by itself.
 *
 * One toast is shown at a time and the rest are queued. It stays for 5 seconds, or as long as `TOAST` in the domain
 * says; the timer is paused while the toast is hovered or focused or the page is hidden. Under a modal it waits until
 * that is closed.
 *
 * It covers the header and no content. On a phone the cart at the header's end stays free; while the header has
 * keyboard focus, the toast is below it.
 *
 * @use for the result of an action, with an Undo or a Try again.
 * @avoid for required reading (a {@link Dialog}), for an invalid field (its own error), or for a failure to load (an
 *   {@link ErrorState}, which stays).
 * @part {svg} Icon: of the kind
 * @part {[aria-live], [role=status], [role=alert]} Message: one sentence
 * @part {button} Action: at most one, in one or two words
 * @part {button:last-of-type} Close button
 * @words One sentence, and at most one action in one or two words: "Item added to cart!", «أُضيف إلى السلّة!»; "Undo",
 *   «تراجع».
 * @keyboard Escape: dismisses it, from anywhere on the page
 * @keyboard Tab: reaches the action, then the close button, after all other content
 * @reader Announced politely, danger at once; the focus does not move. On dismissal by keyboard it returns.
 * @arabic The icon is at the inline start, the close button at the end. It is swiped away towards the end: to the left.
 */
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

function Example({
  message,
  actionLabel,
  kind,
}: {
  message: InBoth;
  actionLabel?: InBoth;
  kind?: Props['kind'];
}) {
  const action = useWords(actionLabel ?? { en: '', ar: '' });
  return <Drawn message={useWords(message)} kind={kind} action={action} />;
}

export const States: Story = {
  render: stateGrid(360, {
    success: <Example message={added} kind="success" />,
    neutral: <Example message={updated} />,
    danger: <Example message={failed} kind="danger" />,
    'with an action': <Example message={removed} actionLabel={undo} />,
    'danger with an action': <Example message={failed} actionLabel={retry} kind="danger" />,
    'long words': <Example message={long} actionLabel={undo} kind="success" />,
    'a word that has no end': <Example message={{ en: 'x'.repeat(80), ar: 'ك'.repeat(80) }} />,
    'little room': (
      <div style={{ maxInlineSize: 240 }}>
        <Example message={removed} actionLabel={undo} />
      </div>
    ),
  }),
};

/** The toast covers the header and leaves the page, the dock and the cart link free. */
export const OnTheHeader: Story = onPage(async ({ canvas, card, good }) => {
  await userEvent.click(good);
  await untilShown(card);
  await settled(card);
  const box = card.getBoundingClientRect();
  const header = canvas.getByTestId('header').getBoundingClientRect();
  await expect(box.top).toBeGreaterThanOrEqual(header.top);
  await expect(box.bottom).toBeLessThanOrEqual(header.bottom);
  const cart = canvas.getByTestId('cart').getBoundingClientRect();
  await expect(box.left >= cart.right || box.right <= cart.left).toBe(true);
}, 'header');

/** On a phone with a dock the toast is above it, and leaves the header and the dock's button free. */
export const PlayAboveTheDock: Story = onPage(async ({ canvas, card, good }) => {
  await userEvent.click(good);
  await untilShown(card);
  await settled(card);
  const box = card.getBoundingClientRect();
  const dock = canvas.getByTestId('dock').firstElementChild!.getBoundingClientRect();
  await expect(box.bottom).toBeLessThanOrEqual(dock.top);
  await expect(box.top).toBeGreaterThan(canvas.getByTestId('header').getBoundingClientRect().bottom);
}, 'dock');

/** While the header has keyboard focus, the toast is below it. */
export const PlayHeaderInUse: Story = onPage(async ({ canvas, card, good }) => {
  await userEvent.click(good);
  await untilShown(card);
  await userEvent.tab({ shift: true });
  await expect(canvas.getByTestId('cart')).toHaveFocus();
  await settled(card);
  const header = canvas.getByTestId('header').getBoundingClientRect();
  await expect(card.getBoundingClientRect().top).toBeGreaterThanOrEqual(header.bottom);
}, 'header');

/** What has just been done, with a way back. */
export const DoResult: Story = {
  tags: ['do', '!dev', '!test'],
  render: () => <Example message={removed} actionLabel={undo} />,
};

/** What must be read: it is gone after five seconds. An Alert or a Dialog stays. */
export const DontRequiredReading: Story = {
  tags: ['dont', '!dev', '!test'],
  render: () => (
    <Example
      message={{
        en: 'Not paid. Write down the code ZWD-48213 and show it at the shop.',
        ar: 'لم يتمّ الدفع. احفظ الرمز ZWD-48213 وأظهره في المتجر.',
      }}
      kind="danger"
    />
  ),
};

/** The parts that the page names. */
export const Anatomy: Story = {
  tags: ['anatomy', '!dev', '!test'],
  render: () => <Example message={removed} actionLabel={undo} />,
};
