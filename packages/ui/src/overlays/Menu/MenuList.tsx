import { foldForSearch } from '@zawadeh/domain';
import { useRef, type KeyboardEvent } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import type { IconDrawing } from '../../foundations/Icon/icons.ts';
import * as S from './Menu.styles.ts';

export interface MenuAction {
  id: string;
  /** A verb; typing its first letters focuses it. */
  label: string;
  icon?: IconDrawing;
  /** Danger is for the last action, after a divider. */
  kind?: 'normal' | 'danger';
  disabled?: boolean;
  onPress: () => void;
}

export interface MenuListProps {
  actions: readonly MenuAction[];
  onChoose: (action: MenuAction) => void;
  /** Called on Escape or Tab. */
  onLeave?: () => void;
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** Letters typed within this time are one search. */
const TYPING_MS = 1_000;

/** A menu by the WAI-ARIA Authoring Practices: the focus moves between items and skips disabled ones. */
export function MenuList({ actions, onChoose, onLeave, ...named }: MenuListProps) {
  const typed = useRef({ letters: '', at: 0 });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // A row or dialog around the menu handles keys of its own.
    event.stopPropagation();
    const items = enabledItems(event.currentTarget);
    const at = items.findIndex((item) => item === document.activeElement);
    const isTyping = event.timeStamp - typed.current.at < TYPING_MS && typed.current.letters !== '';
    const moveTo = (index: number) => items.at(index % items.length)?.focus();
    const keys: Record<string, (() => void) | undefined> = {
      ArrowDown: () => moveTo(at + 1),
      ArrowUp: () => moveTo(Math.max(at, 0) - 1),
      Home: () => moveTo(0),
      End: () => moveTo(-1),
      Enter: () => items[at]?.click(),
      ' ': isTyping ? undefined : () => items[at]?.click(),
      Escape: onLeave,
      Tab: onLeave,
    };
    const act = keys[event.key];
    if (act) {
      event.preventDefault();
      act();
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      const letters = (isTyping ? typed.current.letters : '') + event.key;
      typed.current = { letters, at: event.timeStamp };
      const fromHere = [...items.slice(Math.max(at, 0)), ...items.slice(0, Math.max(at, 0))];
      fromHere.find(({ textContent }) => startsWith(textContent, letters))?.focus();
    }
  };

  return (
    <S.Inside>
      <div role="menu" tabIndex={-1} {...named} onKeyDown={onKeyDown}>
        {actions.map((action) => (
          <S.Item
            key={action.id}
            role="menuitem"
            tabIndex={-1}
            aria-disabled={action.disabled || undefined}
            data-kind={action.kind}
            onClick={() => !action.disabled && onChoose(action)}
            onPointerMove={({ currentTarget }) =>
              !action.disabled && currentTarget.focus({ preventScroll: true })
            }
          >
            {action.icon && <Icon of={action.icon} size="small" />}
            {action.label}
          </S.Item>
        ))}
      </div>
    </S.Inside>
  );
}

export const enabledItems = (menu: HTMLElement): HTMLElement[] =>
  Array.from(menu.querySelectorAll<HTMLElement>('[role="menuitem"]:not([aria-disabled])'));

const startsWith = (label: string, letters: string): boolean =>
  foldForSearch(label).startsWith(foldForSearch(letters));
