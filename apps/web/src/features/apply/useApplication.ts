import { readApplication, type ApplicationForm, type NewApplication } from '@zawadeh/domain';
import { useLanguage } from '@zawadeh/ui';
import { useRef, useState } from 'react';
import { useAtom, useSetAtom } from '../../lib/store.ts';
import { apply, type ApplyError } from './applyCall.ts';
import { applicationFormAtom, clearApplicationAtom } from './applicationDraft.ts';

type Outcome =
  | { kind: 'open' | 'busy' }
  | { kind: 'refused'; error: ApplyError }
  | { kind: 'sent'; application: NewApplication };

/** The state of the form of a new shop. */
export function useApplication() {
  const { locale } = useLanguage();
  const [form, changeForm] = useAtom(applicationFormAtom);
  const clear = useSetAtom(clearApplicationAtom);
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'open' });
  /** Problems are shown from the first time on, and go as they are corrected. */
  const [timesSent, setTimesSent] = useState(0);
  const isSending = useRef(false);
  const reading = readApplication(form);

  async function send(): Promise<void> {
    if (isSending.current) return;
    setTimesSent(timesSent + 1);
    if (!reading.ok) {
      setOutcome({ kind: 'open' });
      return;
    }
    isSending.current = true;
    setOutcome({ kind: 'busy' });
    const { value: application } = reading;
    const sent = await apply(application, locale);
    isSending.current = false;
    if (!sent.ok) {
      setOutcome({ kind: 'refused', error: sent.error });
      return;
    }
    clear();
    setOutcome({ kind: 'sent', application });
  }

  return {
    form,
    outcome,
    timesSent,
    problems: timesSent > 0 && !reading.ok ? reading.error : [],
    change: (values: Partial<ApplicationForm>) => {
      changeForm(values);
      if (outcome.kind === 'refused') setOutcome({ kind: 'open' });
    },
    send,
  };
}

export type ApplicationState = ReturnType<typeof useApplication>;
