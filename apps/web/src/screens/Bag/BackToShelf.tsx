import { BackButton } from '@zawadeh/ui';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';

/** To the page before this one; whoever came from elsewhere, or before any script has come, gets to the shelf. */
export function BackToShelf() {
  const navigate = useNavigate();
  return (
    <BackButton
      href={paths.ourBags}
      isOnPicture
      onPress={(event) => {
        if (!hasPageBefore()) return;
        event.preventDefault();
        void navigate(-1);
      }}
    />
  );
}

/** Of the pages in a tab's history, those of this site that follow one another. */
interface TabHistory {
  currentEntry: { index: number } | null;
}

/** Whether the page before is one of the shop, though the address of this one was typed there. */
function hasPageBefore(): boolean {
  const { navigation } = window as { navigation?: TabHistory };
  if (navigation?.currentEntry) return navigation.currentEntry.index > 0;
  // Where the browser does not tell: the router counts the pages that it has shown itself.
  const state = history.state as { idx?: number } | null;
  return (state?.idx ?? 0) > 0;
}
