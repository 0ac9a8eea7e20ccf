import { afterEach, expect, test, vi } from 'vitest';
import { clearReturnPath, saveReturnPath, storedReturnPath } from './returnPath.ts';

const tab = () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
};

afterEach(() => vi.unstubAllGlobals());

test('the return path is stored until it is cleared', () => {
  tab();
  expect(storedReturnPath()).toBeNull();
  saveReturnPath('/bag/b1');
  expect(storedReturnPath()).toBe('/bag/b1');
  clearReturnPath();
  expect(storedReturnPath()).toBeNull();
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  '%s is no return path',
  (address) => {
    tab();
    saveReturnPath(address);
    expect(storedReturnPath()).toBeNull();
  },
);

test('a return path without storage does not throw', () => {
  const deny = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: deny, setItem: deny, removeItem: deny });
  saveReturnPath('/bag/b1');
  clearReturnPath();
  expect(storedReturnPath()).toBeNull();
});
