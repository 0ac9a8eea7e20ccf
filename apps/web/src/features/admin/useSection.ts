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

/** Focuses the heading of another section once it has rendered, to be read aloud. */
export function useFocusHeading(section: AdminSection): void {
  const seen = useRef(section);
  // A later focus would call back a reader who has already moved on.
  useLayoutEffect(() => {
    if (seen.current === section) return;
    seen.current = section;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
  }, [section]);
}
