import { ADMIN_SECTION_KEY, type AdminSection } from '@zawadeh/domain';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { writeItem } from '../../lib/storage.ts';
import { sectionIn } from './sectionPages.ts';

export function useSection(): AdminSection {
  const section = sectionIn(useLocation().search);
  useEffect(() => writeItem(ADMIN_SECTION_KEY, section), [section]);
  return section;
}

/** Read from its heading once another section is there. */
export function useHeadingOf(section: AdminSection): void {
  const seen = useRef(section);
  // Not later: by then its reader may have gone on, and would be called back.
  useLayoutEffect(() => {
    if (seen.current === section) return;
    seen.current = section;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
  }, [section]);
}
