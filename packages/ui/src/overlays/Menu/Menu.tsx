import { useEffectEvent, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Root as ButtonRoot } from '../../controls/Button/Button.styles.ts';
import { Root as IconButtonRoot } from '../../controls/IconButton/IconButton.styles.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import type { IconDrawing } from '../../foundations/Icon/icons.ts';
import * as S from './Menu.styles.ts';
import { enabledItems, MenuList, type MenuAction } from './MenuList.tsx';

export interface MenuProps {
  /** The button's text, or its accessible name where only the icon is shown. */
  label: string;
  /** Before the text, or alone with `isIconOnly`. */
  icon?: IconDrawing;
  /** The label is read aloud only. */
  isIconOnly?: boolean;
  /** The actions in display order. */
  actions: readonly MenuAction[];
  /** The edge that the menu shares with its button. */
  align?: 'start' | 'end';
  /** Open from the first render: its button was pressed before the menu was downloaded. */
  startsOpen?: boolean;
}

const GAP = 4;
const WINDOW_MARGIN = 16;

/** The initial focus: an action when opened by key, the menu itself when opened by pointer. */
type Focus = 'menu' | 'first' | 'last';

/**
 * A button with a menu of actions for one item.
 *
 * An action starts with the focus back on the button, so that a dialog it opens returns the focus there. A
 * press outside closes the menu; on scroll it follows its button.
 *
 * @use at the end of a row, for occasional actions.
 * @avoid for the main action (a {@link Button}), for navigation (links), or to choose a value (a {@link
 *   SelectField}).
 * @part {button} Button: an icon, or an icon and a word
 * @part {[role=menu]} Menu: follows its button when the page scrolls
 * @part {[role=menuitem]} Action: the most important one first
 * @part {[role=menuitem]:last-child} Dangerous action: last, after a divider
 * @words Verbs: "Rename", "Delete". In Arabic they are nouns: «تغيير الاسم», «حذف». The label of the button
 *   names the item.
 * @keyboard Enter, Space, Arrow down: open it on its first action
 * @keyboard Arrow up: opens it on its last action
 * @keyboard Arrows, Home, End: move between the actions, and wrap
 * @keyboard Letters: move to the action that starts with them, in either script
 * @keyboard Escape, Tab: close the menu and return to the button
 * @reader A disabled action can be read, but the keyboard skips it.
 * @arabic Icons are at the inline start. The menu is aligned to the other corner of its button.
 */
export function Menu({
  label,
  icon,
  isIconOnly = false,
  actions,
  align = 'end',
  startsOpen = false,
}: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState<Focus | null>(startsOpen ? 'first' : null);
  const isOpen = focus !== null;
  // A popover closes on pointerdown outside it, also on its button, before the click arrives.
  const wasOpen = useRef(false);

  const place = useEffectEvent(() => {
    if (panel.current && button.current) placeBeside(panel.current, button.current, align);
  });
  const openPanel = useEffectEvent(() => {
    panel.current?.showPopover();
    place();
    const menu = panel.current?.querySelector<HTMLElement>('[role="menu"]');
    const items = menu ? enabledItems(menu) : [];
    ((focus === 'first' ? items.at(0) : focus === 'last' ? items.at(-1) : null) ?? menu)?.focus();
  });
  useLayoutEffect(() => {
    if (!isOpen) return;
    openPanel();
    // Not every browser supports CSS anchor positioning yet.
    const follow = () => place();
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [isOpen]);

  const close = () => {
    setFocus(null);
    // At once, so that a dialog opened by the action restores the focus to the button.
    button.current?.focus();
  };
  const trigger = {
    ref: button,
    id: `${id}button`,
    type: 'button',
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? `${id}menu` : undefined,
    onPointerDown: () => {
      wasOpen.current = isOpen;
    },
    onClick: ({ detail }: { detail: number }) => {
      const isByKey = detail === 0;
      const isToClose = isByKey ? isOpen : wasOpen.current;
      setFocus(isToClose ? null : isByKey ? 'first' : 'menu');
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setFocus(event.key === 'ArrowDown' ? 'first' : 'last');
    },
  } as const;
  return (
    <>
      {icon && isIconOnly ? (
        <IconButtonRoot {...trigger} aria-label={label}>
          <Icon of={icon} />
        </IconButtonRoot>
      ) : (
        <ButtonRoot {...trigger} data-kind="secondary" data-size="compact">
          {icon && <Icon of={icon} size="small" />}
          {label}
        </ButtonRoot>
      )}
      {isOpen && (
        <S.Panel
          ref={panel}
          popover="auto"
          onToggle={({ newState }) => newState === 'closed' && setFocus(null)}
          // Keeps the press from opening the table row around the menu.
          onClick={(event) => event.stopPropagation()}
        >
          <MenuList
            id={`${id}menu`}
            aria-labelledby={`${id}button`}
            actions={actions}
            onLeave={close}
            onChoose={(action) => {
              close();
              action.onPress();
            }}
          />
        </S.Panel>
      )}
    </>
  );
}

/** Places the panel below its button, or above it where there is more room, within the window. */
function placeBeside(panel: HTMLElement, button: HTMLElement, align: 'start' | 'end'): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const of = button.getBoundingClientRect();
  const below = clientHeight - of.bottom - GAP - WINDOW_MARGIN;
  const above = of.top - GAP - WINDOW_MARGIN;
  const isBelow = panel.offsetHeight <= below || below >= above;
  panel.style.maxBlockSize = `${isBelow ? below : above}px`;
  const sharesLeft = (align === 'start') === (getComputedStyle(button).direction === 'ltr');
  const x = sharesLeft ? of.left : of.right - panel.offsetWidth;
  const farthest = clientWidth - panel.offsetWidth - WINDOW_MARGIN;
  panel.style.left = `${Math.max(WINDOW_MARGIN, Math.min(x, farthest))}px`;
  panel.style.top = `${isBelow ? of.bottom + GAP : of.top - GAP - panel.offsetHeight}px`;
}
