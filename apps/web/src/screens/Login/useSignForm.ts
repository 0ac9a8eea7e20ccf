import { readSignIn, readSignUp, type FormReading, type SignUpProblem } from '@zawadeh/domain';
import { focusField } from '@zawadeh/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SignInError } from '../../backend/signInError.ts';
import { useAtom } from '../../lib/store.ts';
import { draftAtom, type Draft } from './draft.ts';
import { useEntering, type Entered } from './useEntering.ts';
import { fieldId, useProblems } from './useProblems.ts';

/** The result of sending the form. */
type Outcome = { is: 'open' | 'busy' | 'created' } | { is: 'refused'; error: SignInError };

const NO_PASSWORDS = { password: '', confirmPassword: '' };

/** The state of the one form for signing in and signing up. */
export function useSignForm() {
  const [draft, changeDraft] = useAtom(draftAtom);
  const [passwords, setPasswords] = useState(NO_PASSWORDS);
  const [outcome, setOutcome] = useState<Outcome>({ is: 'open' });
  const isSending = useRef(false);
  const { enter, create } = useEntering();

  const isNew = draft.mode === 'signUp';
  const form = { ...draft, ...passwords };
  const attempt = isNew ? attempted(readSignUp(form), create) : attempted(readSignIn(form), enter);
  const { problems, tell } = useProblems(attempt.problems);

  function change(part: Partial<Omit<Draft, 'mode'>>): void {
    changeDraft(part);
    forgetTrouble();
  }

  function changePassword(part: Partial<typeof NO_PASSWORDS>): void {
    setPasswords((known) => ({ ...known, ...part }));
    forgetTrouble();
  }

  function forgetTrouble(): void {
    if (outcome.is === 'refused') setOutcome({ is: 'open' });
  }

  function turnTo(mode: Draft['mode']): void {
    if (isSending.current) return;
    changeDraft({ mode });
    tell([]);
    setOutcome({ is: 'open' });
  }

  /** The pressed button goes away with its form, so the focus moves to the first field. */
  function leadTo(mode: Draft['mode']): void {
    flushSync(() => turnTo(mode));
    focusField(fieldId('email'));
  }

  async function send(): Promise<void> {
    if (isSending.current) return;
    if (attempt.go === null) {
      tell(attempt.problems);
      return;
    }
    isSending.current = true;
    tell([]);
    setOutcome({ is: 'busy' });
    const answer = await attempt.go();
    // On the way to another page the button stays busy.
    if (answer.ok && answer.value.isLeaving) return;
    isSending.current = false;
    if (!answer.ok) {
      setOutcome({ is: 'refused', error: answer.error });
      return;
    }
    setPasswords(NO_PASSWORDS);
    setOutcome({ is: isNew ? 'created' : 'open' });
  }

  return { draft, passwords, problems, outcome, isNew, change, changePassword, turnTo, leadTo, send };
}

interface Attempt {
  problems: readonly SignUpProblem[];
  /** Null while there are problems. */
  go: (() => Promise<Entered>) | null;
}

const attempted = <Value, Problem extends SignUpProblem>(
  reading: FormReading<Value, Problem>,
  go: (value: Value) => Promise<Entered>,
): Attempt =>
  reading.ok ? { problems: [], go: () => go(reading.value) } : { problems: reading.error, go: null };

export type SignFormState = ReturnType<typeof useSignForm>;
