import { readSignIn, readSignUp, type FormReading, type SignUpProblem } from '@zawadeh/domain';
import { focusField } from '@zawadeh/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SignInError } from '../session/signInError.ts';
import { useAtom } from '../../lib/store.ts';
import { draftAtom, type SignInDraft } from './signInDraft.ts';
import { useSignInCalls, type SignInCallResult } from './useSignInCalls.ts';
import { fieldId, useSignInProblems } from './useSignInProblems.ts';

/** The result of sending the form. */
type Outcome = { kind: 'open' | 'busy' | 'created' } | { kind: 'rejected'; error: SignInError };

const NO_PASSWORDS = { password: '', confirmPassword: '' };

/** The state of the one form for signing in and signing up. */
export function useSignForm() {
  const [draft, setDraft] = useAtom(draftAtom);
  const [passwords, setPasswords] = useState(NO_PASSWORDS);
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'open' });
  const isSending = useRef(false);
  const { signIn, signUp } = useSignInCalls();

  const isNew = draft.mode === 'signUp';
  const form = { ...draft, ...passwords };
  const attempt = isNew ? attemptOf(readSignUp(form), signUp) : attemptOf(readSignIn(form), signIn);
  const { problems, setSubmittedProblems } = useSignInProblems(attempt.problems);

  function change(part: Partial<Omit<SignInDraft, 'mode'>>): void {
    setDraft(part);
    clearError();
  }

  function changePassword(part: Partial<typeof NO_PASSWORDS>): void {
    setPasswords((previous) => ({ ...previous, ...part }));
    clearError();
  }

  function clearError(): void {
    if (outcome.kind === 'rejected') setOutcome({ kind: 'open' });
  }

  function switchMode(mode: SignInDraft['mode']): void {
    if (isSending.current) return;
    setDraft({ mode });
    setSubmittedProblems([]);
    setOutcome({ kind: 'open' });
  }

  /** The pressed button goes away with its form, so the focus moves to the first field. */
  function openMode(mode: SignInDraft['mode']): void {
    flushSync(() => switchMode(mode));
    focusField(fieldId('email'));
  }

  async function send(): Promise<void> {
    if (isSending.current) return;
    if (attempt.go === null) {
      setSubmittedProblems(attempt.problems);
      return;
    }
    isSending.current = true;
    setSubmittedProblems([]);
    setOutcome({ kind: 'busy' });
    const answer = await attempt.go();
    // On the way to another page the button stays busy.
    if (answer.ok && answer.value.isLeaving) return;
    isSending.current = false;
    if (!answer.ok) {
      setOutcome({ kind: 'rejected', error: answer.error });
      return;
    }
    setPasswords(NO_PASSWORDS);
    setOutcome({ kind: isNew ? 'created' : 'open' });
  }

  return {
    draft,
    passwords,
    problems,
    outcome,
    isNew,
    change,
    changePassword,
    switchMode,
    openMode,
    send,
  };
}

interface Attempt {
  problems: readonly SignUpProblem[];
  /** Null while there are problems. */
  go: (() => Promise<SignInCallResult>) | null;
}

const attemptOf = <Value, Problem extends SignUpProblem>(
  reading: FormReading<Value, Problem>,
  go: (value: Value) => Promise<SignInCallResult>,
): Attempt =>
  reading.ok ? { problems: [], go: () => go(reading.value) } : { problems: reading.error, go: null };

export type SignFormState = ReturnType<typeof useSignForm>;
