import { TOAST } from '@zawadeh/domain';
import { describe, expect, test } from 'vitest';
import { fakeClock } from './fakeClock.ts';
import { createToasts } from './toastStore.ts';

function start() {
  const clock = fakeClock();
  const toasts = createToasts(clock);
  const message = () => toasts.current()?.message ?? null;
  return { clock, toasts, said: message };
}

describe('one toast', () => {
  test('stays for five seconds', () => {
    const { clock, toasts, said: message } = start();
    toasts.show({ message: 'Saved' });
    clock.advance(TOAST.durationMs - 1);
    expect(message()).toBe('Saved');
    clock.advance(1);
    expect(message()).toBeNull();
  });

  test('stays as long as it is told to', () => {
    const { clock, toasts, said: message } = start();
    toasts.show({ message: 'Item added to cart!', durationMs: 3000 });
    clock.advance(2999);
    expect(message()).toBe('Item added to cart!');
    clock.advance(1);
    expect(message()).toBeNull();
  });

  test('stays for good where that is asked', () => {
    const { clock, toasts, said: message } = start();
    toasts.show({ message: 'Offline', durationMs: Infinity });
    clock.advance(TOAST.removalMs);
    expect(message()).toBe('Offline');
  });

  test('goes when it is sent away, and once', () => {
    const { clock, toasts, said: message } = start();
    let notified = 0;
    toasts.subscribe(() => (notified += 1));
    const id = toasts.show({ message: 'Saved' });
    toasts.dismiss(id);
    toasts.dismiss(id);
    clock.advance(TOAST.durationMs);
    expect(message()).toBeNull();
    expect(notified).toBe(2);
  });

  test('waits while time stands still, and has what was left afterwards', () => {
    const { clock, toasts, said: message } = start();
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
  test('come one after the other, each for its own time', () => {
    const { clock, toasts, said: message } = start();
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

  test('one that waits does not disturb the one that is shown', () => {
    const { clock, toasts, said: message } = start();
    toasts.show({ message: 'one', durationMs: 100 });
    const before = toasts.current();
    clock.advance(50);
    const waiting = toasts.show({ message: 'two' });
    toasts.dismiss(waiting);
    expect(toasts.current()).toBe(before);
    clock.advance(50);
    expect(message()).toBeNull();
  });

  test('one that follows while time stands still has not begun', () => {
    const { clock, toasts, said: message } = start();
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

  test('who has stopped listening hears no more', () => {
    const { toasts } = start();
    let notified = 0;
    const leave = toasts.subscribe(() => (notified += 1));
    toasts.show({ message: 'one', durationMs: Infinity });
    leave();
    toasts.dismiss(1);
    expect(notified).toBe(1);
  });
});

describe('a toast that comes first', () => {
  test('is shown before what is there, which has the rest of its time afterwards', () => {
    const { clock, toasts, said: message } = start();
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

  test('comes before an earlier one of its kind, and an ordinary one waits behind both', () => {
    const { clock, toasts, said: message } = start();
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

  test('is told of once when it is gone, by its time, by hand or before it was ever shown', () => {
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
