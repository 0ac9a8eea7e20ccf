import { useEffectEvent, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Root as ButtonRoot } from '../../controls/Button/Button.styles.ts';
import { Root as IconButtonRoot } from '../../controls/IconButton/IconButton.styles.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import type { IconDrawing } from '../../foundations/Icon/icons.ts';
import * as S from './Menu.styles.ts';
import { enabledItems, MenuList, type MenuAction } from './MenuList.tsx';

export interface MenuProps {
  /** What the button says, or, where only its icon is shown, what is read aloud. */
  label: string;
  icon?: IconDrawing;
  isIconOnly?: boolean;
  /** In the order of their weight. */
  actions: readonly MenuAction[];
  /** The edge it has in common with its button. */
  align?: 'start' | 'end';
}

const GAP = 4;
const WINDOW_MARGIN = 16;

/** Where the focus begins: a key goes to an action, a pointer to the menu alone. */
type Focus = 'menu' | 'first' | 'last';

/** What can be done with one thing, behind one button. */
export function Menu({ label, icon, isIconOnly = false, actions, align = 'end' }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState<Focus | null>(null);
  const isOpen = focus !== null;
  // A press on the button closes the menu, like a press anywhere outside it, before it becomes a click.
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
    // Not every browser can hold it to its button by CSS anchors yet.
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
    // At once, so that a dialog which an action opens finds the focus there, and puts it back there.
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
          // It stands within a row, which a press opens.
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

/** Below its button, above it where there is more room, and never beyond the window. */
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
