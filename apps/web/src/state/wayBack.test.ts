import { afterEach, expect, test, vi } from 'vitest';
import { forgetWayBack, keepWayBack, keptWayBack } from './wayBack.ts';

const tab = () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
};

afterEach(() => vi.unstubAllGlobals());

test('the way back is remembered until it is forgotten', () => {
  tab();
  expect(keptWayBack()).toBeNull();
  keepWayBack('/bag/b1');
  expect(keptWayBack()).toBe('/bag/b1');
  forgetWayBack();
  expect(keptWayBack()).toBeNull();
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  '%s is no way back',
  (address) => {
    tab();
    keepWayBack(address);
    expect(keptWayBack()).toBeNull();
  },
);

test('where the browser keeps nothing, nothing breaks', () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepWayBack('/bag/b1');
  forgetWayBack();
  expect(keptWayBack()).toBeNull();
});
