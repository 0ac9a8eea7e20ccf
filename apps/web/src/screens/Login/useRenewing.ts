import { useEffect, useState } from 'react';
import { linkAtom } from '../../state/session.ts';
import { useAtom, useSetAtom } from '../../lib/store.ts';
import { draftAtom, forgottenDraftAtom } from './draft.ts';
import type { LinkArrival } from './useLinkArrival.ts';

/** Whether a new password is being chosen. Stored with the form, because the URL loses the link at once. */
export function useRenewing(arrival: LinkArrival) {
  const [{ mode }, changeDraft] = useAtom(draftAtom);
  const forgetDraft = useSetAtom(forgottenDraftAtom);
  const setLink = useSetAtom(linkAtom);
  const [isSaved, setSaved] = useState(false);
  const hasArrived = arrival === 'renewing';

  useEffect(() => {
    if (hasArrived) changeDraft({ mode: 'renewing' });
  }, [hasArrived, changeDraft]);

  function leave(): void {
    setLink('');
    forgetDraft();
    // The pressed button stood at the end of a longer page.
    window.scrollTo(0, 0);
  }

  function save(): void {
    setSaved(true);
    leave();
  }

  return { isRenewing: hasArrived || mode === 'renewing', isSaved, save, leave };
}
