import { useEffect, useState } from 'react';
import { emailLinkAtom } from '../../state/session.ts';
import { useAtom, useSetAtom } from '../../lib/store.ts';
import { draftAtom, forgottenDraftAtom } from './draft.ts';
import type { LinkArrival } from './useLinkArrival.ts';

/** Whether somebody is choosing a new password. Kept with the form, for the address forgets the link at once. */
export function useRenewing(arrival: LinkArrival) {
  const [{ mode }, changeDraft] = useAtom(draftAtom);
  const forgetDraft = useSetAtom(forgottenDraftAtom);
  const setLink = useSetAtom(emailLinkAtom);
  const [isSaved, setSaved] = useState(false);
  const hasArrived = arrival === 'renewing';

  useEffect(() => {
    if (hasArrived) changeDraft({ mode: 'renewing' });
  }, [hasArrived, changeDraft]);

  function leave(): void {
    setLink('');
    forgetDraft();
    // The button that was pressed stood at the end of a longer page.
    window.scrollTo(0, 0);
  }

  function save(): void {
    setSaved(true);
    leave();
  }

  return { isRenewing: hasArrived || mode === 'renewing', isSaved, save, leave };
}
