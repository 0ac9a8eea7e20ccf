import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { Dock } from '../../foundations/Dock/Dock.tsx';
import { useWords, Words, type InBoth } from '../../stories/words.ts';
import { fakeClock, type FakeClock } from './fakeClock.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { createToasts, type ToastStore } from './toastStore.ts';
import { ToastsContext, useToasts } from './useToasts.ts';

export const added = { en: 'Item added to cart!', ar: 'أُضيف إلى السلّة!' };
export const failed = { en: 'Failed to delete the store.', ar: 'تعذّر حذف المتجر.' };
export const updated = { en: 'The list of bags is up to date.', ar: 'قائمة الأكياس محدّثة.' };
export const undo = { en: 'Undo', ar: 'تراجع' };

export interface FakeTime {
  clock: FakeClock;
  toasts: ToastStore;
}

/** A toast store on a fake clock. */
export function newFakeTime(): FakeTime {
  const clock = fakeClock();
  return { clock, toasts: createToasts(clock) };
}

/** A page with buttons that show toasts, and optionally a header. */
export function Page({
  toasts,
  header: top,
  children,
}: {
  toasts: ToastStore;
  header?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <ToastsContext value={toasts}>
      <div style={{ minBlockSize: 300 }}>
        {top}
        <ToastButtons />
        {children}
        <ToastRegion />
      </div>
    </ToastsContext>
  );
}

export const undone = fn();

function ToastButtons() {
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

/** As high as the app's header, with the cart at its end. */
const header = (
  <header
    data-testid="header"
    style={{
      display: 'flex',
      justifyContent: 'end',
      alignItems: 'center',
      blockSize: 60,
      paddingInline: 8,
      borderBlockEnd: '1px solid var(--line-subtle)',
    }}
  >
    <a data-testid="cart" href="#cart" style={{ inlineSize: 44, lineHeight: '44px', textAlign: 'center' }}>
      2
    </a>
  </header>
);

type Context = Parameters<NonNullable<StoryObj['play']>>[0];
export type ToastStoryContext = Pick<Context, 'canvas' | 'isArabic'> &
  FakeTime & { card: HTMLElement; good: HTMLElement; bad: HTMLElement };

const dock = (
  <div data-testid="dock" style={{ position: 'fixed', insetInline: 0, insetBlockEnd: 0 }}>
    <Dock>
      <Button kind="primary" href="#cart">
        <Words en="View cart" ar="عرض السلّة" />
      </Button>
    </Dock>
  </div>
);

/** A story with its own page and clock. */
export const onPage = (
  act: (context: ToastStoryContext) => Promise<void>,
  around?: 'header' | 'dock',
): StoryObj => ({
  loaders: [() => newFakeTime()],
  parameters: around ? { layout: 'page' } : {},
  render: (_, { loaded }) => (
    <Page toasts={(loaded as FakeTime).toasts} header={around && header}>
      {around === 'dock' && dock}
    </Page>
  ),
  play: async ({ canvas, isArabic, loaded }) => {
    const [good, bad] = canvas.getAllByRole('button');
    const card = canvas.getByRole('status').parentElement!;
    const time = loaded as FakeTime;
    await act({ canvas, isArabic, ...time, card, good: good!, bad: bad! });
  },
});

export const inLanguage = ({ isArabic }: Pick<Context, 'isArabic'>, words: InBoth) =>
  words[isArabic ? 'ar' : 'en'];
export const state = (card: HTMLElement) => card.dataset.state;
export const untilShown = (card: HTMLElement) => waitFor(() => expect(state(card)).toBe('shown'));
export const untilGone = (card: HTMLElement) => waitFor(() => expect(state(card)).toBe('empty'));
