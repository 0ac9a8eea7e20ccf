import { ADMIN_SECTION_KEY, readSection, type AdminSection } from '@zawadeh/domain';
import { useEffect, useRef } from 'react';
import { useAddress } from './useAddress.ts';
import { readItem, writeItem } from '../../state/kept.ts';

/** What the address says, or else what was open the last time; read from its heading once another one is opened. */
export function useSection(): AdminSection {
  const { params } = useAddress();
  const section = readSection(params.get('section') ?? readItem(ADMIN_SECTION_KEY));
  const seen = useRef(section);
  useEffect(() => {
    writeItem(ADMIN_SECTION_KEY, section);
    if (seen.current === section) return;
    seen.current = section;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
  }, [section]);
  return section;
}
