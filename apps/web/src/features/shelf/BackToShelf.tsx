import { fieldsOf } from '@zawadeh/domain';
import { BackButton } from '@zawadeh/ui';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';

interface BackToShelfProps {
  /** For a page whose catalogues do not have the button's own text. */
  label?: string;
}

/** Leads to the previous page of the shop; where there is none, or before hydration, to the shelf. */
export function BackToShelf({ label }: BackToShelfProps) {
  const navigate = useNavigate();
  return (
    <BackButton
      href={paths.ourBags}
      label={label}
      isOnPicture
      onPress={(event) => {
        if (!hasPageBefore()) return;
        event.preventDefault();
        void navigate(-1);
      }}
    />
  );
}

/** The tab's history entries of this site that follow one another. */
interface TabHistory {
  currentEntry: { index: number } | null;
}

/** Whether the previous page is one of the shop, even if this page's URL was typed there. */
function hasPageBefore(): boolean {
  const { navigation } = window as { navigation?: TabHistory };
  if (navigation?.currentEntry) return navigation.currentEntry.index > 0;
  // Without the Navigation API: the router counts the pages that it has shown itself.
  return Number(fieldsOf(history.state).idx ?? 0) > 0;
}
