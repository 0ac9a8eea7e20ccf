import { use, useEffect, useRef, type FocusEvent } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import type { IconDrawing } from '../../foundations/Icon/icons.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.ts';
import { LinkContext, useLanguage } from '../../provider/contexts.ts';
import * as S from './SectionTabs.styles.ts';

interface Section {
  id: string;
  label: string;
  /** Shown on a desktop only. */
  icon: IconDrawing;
  href: string;
  /** How much waits there, on a desktop at the end of the tab; `label` is read aloud: "6 owed". */
  count?: { shown: string; label: string };
}

export interface SectionTabsProps {
  /** The accessible name of the sections. */
  label: string;
  /** In display order, each with its address, and a count of what waits. */
  sections: readonly Section[];
  /** The id of the section that is shown. */
  current: string;
}

/**
 * The sections of the dashboard: a column beside the section from 1024 px, chips above it on narrower
 * screens.
 *
 * @use once on the dashboard, before its `main`, in a row with it.
 * @avoid for the customers' pages (a {@link SideMenu}), or to narrow a list (a {@link Chip}).
 * @words Nouns, as the section is titled: "Orders", «الطلبات».
 * @keyboard Tab: goes to the next section
 * @keyboard Enter: opens it
 * @reader The current section has `aria-current`. A count of what waits is read with its tab.
 * @arabic The column is at the inline start, and the chips start there. Of the icons, list and chart are
 *   mirrored.
 */
export function SectionTabs({ label, sections, current }: SectionTabsProps) {
  const { locale } = useLanguage();
  return (
    <S.Root aria-label={label}>
      <S.Row>
        {sections.map((section) => (
          // The key remounts the tabs on a language change, so that the current one is scrolled into view again.
          <Tab key={`${section.id} ${locale}`} {...section} isCurrent={section.id === current} />
        ))}
      </S.Row>
    </S.Root>
  );
}

function Tab({ label, icon, href, count, isCurrent }: Section & { isCurrent: boolean }) {
  const Link = use(LinkContext);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) centerInRow(item.current);
  }, [isCurrent]);
  return (
    <li ref={item}>
      <S.Tab
        as={Link}
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
        onFocus={({ currentTarget }: FocusEvent<HTMLElement>) => {
          // Not while it is pressed, or it would move away under the finger.
          if (currentTarget.matches(':focus-visible')) centerInRow(item.current);
        }}
      >
        <Icon of={icon} />
        {label}
        {count && (
          <>
            <S.Count aria-hidden="true">{count.shown}</S.Count>
            <VisuallyHidden>{count.label}</VisuallyHidden>
          </>
        )}
      </S.Tab>
    </li>
  );
}

/** Scrolls the row only: scrollIntoView would also scroll the page. */
function centerInRow(item: HTMLElement | null): void {
  const row = item?.parentElement;
  if (!item || !row) return;
  const [one, all] = [item.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollBy({ left: one.left + one.width / 2 - (all.left + all.width / 2) });
}
