import { TOAST } from '@zawadeh/domain';
import { describe, expect, test } from 'vitest';
import { fakeClock } from './fakeClock.ts';
import { createToasts } from './toastStore.ts';

function start() {
  const clock = fakeClock();
  const toasts = createToasts(clock);
  const message = () => toasts.current()?.message ?? null;
  return { clock, toasts, message };
}

describe('one toast', () => {
  test('a toast stays for five seconds', () => {
    const { clock, toasts, message } = start();
    toasts.show({ message: 'Saved' });
    clock.advance(TOAST.durationMs - 1);
    expect(message()).toBe('Saved');
    clock.advance(1);
    expect(message()).toBeNull();
  });

  test('a toast stays for its own duration', () => {
    const { clock, toasts, message } = start();
    toasts.show({ message: 'Item added to cart!', durationMs: 3000 });
    clock.advance(2999);
    expect(message()).toBe('Item added to cart!');
    clock.advance(1);
    expect(message()).toBeNull();
  });

  test('a toast with an infinite duration stays until it is dismissed', () => {
    const { clock, toasts, message } = start();
    toasts.show({ message: 'Offline', durationMs: Infinity });
    clock.advance(TOAST.removalMs);
    expect(message()).toBe('Offline');
  });

  test('a toast is dismissed by its id, and only once', () => {
    const { clock, toasts, message } = start();
    let notified = 0;
    toasts.subscribe(() => (notified += 1));
    const id = toasts.show({ message: 'Saved' });
    toasts.dismiss(id);
    toasts.dismiss(id);
    clock.advance(TOAST.durationMs);
    expect(message()).toBeNull();
    expect(notified).toBe(2);
  });

  test('a toast keeps its remaining time while paused', () => {
    const { clock, toasts, message } = start();
    toasts.show({ message: 'Saved', durationMs: 1000 });
    clock.advance(600);
    toasts.pause();
    toasts.pause();
    clock.advance(60_000);
    expect(message()).toBe('Saved');
    toasts.resume();
    toasts.resume();
    clock.advance(399);
    expect(message()).toBe('Saved');
    clock.advance(1);
    expect(message()).toBeNull();
  });
});

describe('several toasts', () => {
  test('several toasts are shown one after the other, each for its own duration', () => {
    const { clock, toasts, message } = start();
    toasts.show({ message: 'one', durationMs: 100 });
    toasts.show({ message: 'two', durationMs: 200 });
    clock.advance(99);
    expect(message()).toBe('one');
    clock.advance(1);
    expect(message()).toBe('two');
    clock.advance(199);
    expect(message()).toBe('two');
    clock.advance(1);
    expect(message()).toBeNull();
  });

  test('a queued toast does not affect the one that is shown', () => {
    const { clock, toasts, message } = start();
    toasts.show({ message: 'one', durationMs: 100 });
    const before = toasts.current();
    clock.advance(50);
    const waiting = toasts.show({ message: 'two' });
    toasts.dismiss(waiting);
    expect(toasts.current()).toBe(before);
    clock.advance(50);
    expect(message()).toBeNull();
  });

  test('a toast that follows while paused starts its timer on resume', () => {
    const { clock, toasts, message } = start();
    const first = toasts.show({ message: 'one' });
    toasts.show({ message: 'two', durationMs: 100 });
    toasts.pause();
    toasts.dismiss(first);
    clock.advance(1000);
    expect(message()).toBe('two');
    toasts.resume();
    clock.advance(100);
    expect(message()).toBeNull();
  });

  test('a removed listener is not called', () => {
    const { toasts } = start();
    let notified = 0;
    const leave = toasts.subscribe(() => (notified += 1));
    toasts.show({ message: 'one', durationMs: Infinity });
    leave();
    toasts.dismiss(1);
    expect(notified).toBe(1);
  });
});

describe('a toast with comesFirst', () => {
  test('a toast with comesFirst is shown before the current toast, which continues with its remaining time', () => {
    const { clock, toasts, message } = start();
    toasts.show({ message: 'one', durationMs: 100 });
    clock.advance(40);
    toasts.show({ message: 'urgent', durationMs: 200, comesFirst: true });
    expect(message()).toBe('urgent');
    clock.advance(200);
    expect(message()).toBe('one');
    clock.advance(59);
    expect(message()).toBe('one');
    clock.advance(1);
    expect(message()).toBeNull();
  });

  test('a toast with comesFirst goes before an earlier one, and an ordinary toast waits for both', () => {
    const { clock, toasts, message } = start();
    toasts.show({ message: 'first', durationMs: 100, comesFirst: true });
    toasts.show({ message: 'exported', durationMs: 100 });
    toasts.show({ message: 'second', durationMs: 100, comesFirst: true });
    const seen = [message()];
    for (let step = 0; step < 3; step += 1) {
      clock.advance(100);
      seen.push(message());
    }
    expect(seen).toEqual(['second', 'first', 'exported', null]);
  });

  test('a toast calls onGone once: by timeout, by dismissal or while queued', () => {
    const { clock, toasts } = start();
    const gone: string[] = [];
    const show = (message: string, comesFirst = true) =>
      toasts.show({ message, durationMs: 100, comesFirst, onGone: () => gone.push(message) });
    show('by time');
    clock.advance(100);
    const byHand = show('by hand');
    const hidden = show('never shown', false);
    toasts.dismiss(hidden);
    toasts.dismiss(byHand);
    toasts.dismiss(byHand);
    clock.advance(1000);
    expect(gone).toEqual(['by time', 'never shown', 'by hand']);
  });
});
