import { useEffect, useState } from 'react';
import { emailLinkAtom } from '../session/session.ts';
import { useAtom, useSetAtom } from '../../lib/store.ts';
import { draftAtom, clearDraftAtom } from './signInDraft.ts';
import type { LinkArrival } from './useLinkArrival.ts';

/** Whether a new password is being chosen. Stored with the form, because the URL loses the link at once. */
export function usePasswordReset(linkArrival: LinkArrival) {
  const [{ mode }, setDraft] = useAtom(draftAtom);
  const clearDraft = useSetAtom(clearDraftAtom);
  const setLink = useSetAtom(emailLinkAtom);
  const [isSaved, setSaved] = useState(false);
  const hasArrived = linkArrival === 'renewing';

  useEffect(() => {
    if (hasArrived) setDraft({ mode: 'renewing' });
  }, [hasArrived, setDraft]);

  function leave(): void {
    setLink('');
    clearDraft();
    // The pressed button stood at the end of a longer page.
    window.scrollTo(0, 0);
  }

  function save(): void {
    setSaved(true);
    leave();
  }

  return { isResetting: hasArrived || mode === 'renewing', isSaved, save, leave };
}
