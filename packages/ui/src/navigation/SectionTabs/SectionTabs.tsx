import { use } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import type { IconDrawing } from '../../foundations/Icon/icons.ts';
import { LinkContext } from '../../provider/contexts.ts';
import * as S from './SectionTabs.styles.ts';

export interface Section {
  id: string;
  label: string;
  /** Shown on a desk only. */
  icon: IconDrawing;
  href: string;
}

export interface SectionTabsProps {
  /** What these are the sections of. */
  label: string;
  sections: readonly Section[];
  /** The id of the section that is shown. */
  current: string;
}

/** The sections of the desk: beside them where there is room, above them where there is not. */
export function SectionTabs({ label, sections, current }: SectionTabsProps) {
  const Link = use(LinkContext);
  return (
    <S.Root aria-label={label}>
      <S.Row>
        {sections.map(({ id, label, icon, href }) => (
          <li key={id} ref={id === current ? bringIntoSight : undefined}>
            <S.Tab as={Link} href={href} aria-current={id === current ? 'page' : undefined}>
              <Icon of={icon} />
              {label}
            </S.Tab>
          </li>
        ))}
      </S.Row>
    </S.Root>
  );
}

/** Called with the item that becomes the current one. Moves its row alone: scrollIntoView would move the page too. */
function bringIntoSight(item: HTMLLIElement | null): void {
  const row = item?.parentElement;
  if (!item || !row) return;
  const [one, all] = [item.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollBy({ left: one.left + one.width / 2 - (all.left + all.width / 2) });
}
