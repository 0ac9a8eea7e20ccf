import { ADMIN_SECTION_KEY, type AdminSection } from '@zawadeh/domain';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { writeItem } from '../../lib/storage.ts';
import { sectionIn } from './sectionPages.ts';

export function useSection(): AdminSection {
  const section = sectionIn(useLocation().search);
  useEffect(() => writeItem(ADMIN_SECTION_KEY, section), [section]);
  return section;
}
