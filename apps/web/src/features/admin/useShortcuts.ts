import { ADMIN_SECTIONS, brand, type AdminSection } from '@zawadeh/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readItem, writeItem } from '../../lib/storage.ts';

/** By their place on the keyboard: in Arabic the same keys write other letters. */
export const SECTION_KEYS: Record<AdminSection, string> = {
  today: 'T',
  orders: 'O',
  refunds: 'R',
  payouts: 'P',
  bags: 'B',
  week: 'W',
  users: 'U',
  analytics: 'A',
  stores: 'S',
  log: 'L',
  // S is taken.
  settings: 'E',
};

const STORAGE_KEY = `${brand.storagePrefix}-shortcuts`;
const OFF = 'off';
/** How long the second of two keys is awaited. */
const SECOND_KEY_MS = 1_500;

interface Shortcuts {
  isOn: boolean;
  turn: (isOn: boolean) => void;
}

/** Keys without a modifier can be turned off, because speech input would press them by accident. */
export function useShortcuts(onHelp: () => void): Shortcuts {
  const navigate = useNavigate();
  const [isOn, setOn] = useState(() => readItem(STORAGE_KEY) !== OFF);

  const go = useEffectEvent((code: string): boolean => {
    const section = ADMIN_SECTIONS.find((each) => `Key${SECTION_KEYS[each]}` === code);
    if (section) void navigate(`/admin?section=${section}`);
    return section !== undefined;
  });
  const help = useEffectEvent(onHelp);

  useEffect(() => {
    if (!isOn) return;
    let sequenceStart = -Infinity;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const isSecond = event.timeStamp - sequenceStart < SECOND_KEY_MS;
      sequenceStart = -Infinity;
      if (event.key === '?' || event.key === '؟') help();
      else if (event.key === '/') searchField()?.focus();
      else if (event.code === 'KeyG' && !isSecond) {
        sequenceStart = event.timeStamp;
        return;
      } else if (!isSecond || !go(event.code)) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);

  const turn = (next: boolean) => {
    setOn(next);
    writeItem(STORAGE_KEY, next ? null : OFF);
  };
  return { isOn, turn };
}

const searchField = () => document.querySelector<HTMLInputElement>('main [role="search"] input');

/** Keys typed into a field are text, and an open dialog has its own keys. */
function isTyping(target: EventTarget | null): boolean {
  const isField =
    target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]');
  return isField || document.querySelector('dialog[open]') !== null;
}
