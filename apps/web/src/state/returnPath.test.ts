import { afterEach, expect, test, vi } from 'vitest';
import { clearReturnPath, saveReturnPath, storedReturnPath } from './returnPath.ts';

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
  expect(storedReturnPath()).toBeNull();
  saveReturnPath('/bag/b1');
  expect(storedReturnPath()).toBe('/bag/b1');
  clearReturnPath();
  expect(storedReturnPath()).toBeNull();
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  '%s is no way back',
  (address) => {
    tab();
    saveReturnPath(address);
    expect(storedReturnPath()).toBeNull();
  },
);

test('where the browser keeps nothing, nothing breaks', () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  saveReturnPath('/bag/b1');
  clearReturnPath();
  expect(storedReturnPath()).toBeNull();
});
