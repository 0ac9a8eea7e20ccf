import {
  INVITATION_PAGE,
  pathAfterLogin,
  WAITING_BAG_FIELD,
  type Result,
  type SignInForm,
  type SignUp,
} from '@zawadeh/domain';
import { useNavigate } from 'react-router-dom';
import type { SignInError } from '../session/signInError.ts';
import { storedWaitingBag } from './waitingBag/storedWaitingBag.ts';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { followSession, emailLinkAtom, sessionAtom } from '../session/session.ts';
import { useSetAtom, useStore } from '../../lib/store.ts';
import { pathOfFavourite } from '../favourites/favouriteAfterLogin.ts';
import { isOfStore } from './isOfStore.ts';
import { clearReturnPath, storedReturnPath } from '../session/returnPath.ts';
import { invitationOfSignIn } from '../session/waitingInvitation.ts';
import { postLoginNoticeAtom } from '../session/postLoginNotice.ts';
import { rememberSignIn } from './signedInBefore.ts';
import { draftAtom, clearDraftAtom } from './signInDraft.ts';

/** `isLeaving`: on the way to another page. */
export type SignInCallResult = Result<{ isLeaving: boolean }, SignInError>;

/** Signing in and signing up, with what follows their answer. */
export function useSignInCalls() {
  const store = useStore();
  const navigate = useNavigate();
  const setDraft = useSetAtom(draftAtom);
  const clearDraft = useSetAtom(clearDraftAtom);

  async function signIn(form: SignInForm): Promise<SignInCallResult> {
    const accounts = await loadAccounts();
    if (!accounts) return UNREACHABLE;
    const answer = await accounts.signIn(form);
    if (!answer.ok) return answer;
    const profile = answer.value;
    store.set(sessionAtom, { status: 'signedIn', profile });
    void followSession(store);
    rememberSignIn();
    clearDraft();
    store.set(emailLinkAtom, '');
    // The reason is shown on this page, rather than at the end of an order.
    if (!profile.active) return { ok: true, value: { isLeaving: false } };
    // A heart that a visitor pressed and an invitation are waiting on their own page.
    const waitingPath = pathOfFavourite() ?? (invitationOfSignIn() && INVITATION_PAGE);
    const path = waitingPath ?? pathAfterLogin(profile.role);
    const returnPath = waitingPath === null ? storedReturnPath() : null;
    // The same page, with what is chosen on it; a shop's own space is where its members wanted to go.
    const isSamePage = returnPath !== null && (returnPath.startsWith(`${path}?`) || isOfStore(returnPath));
    const waitingBag = waitingPath === null ? storedWaitingBag() : null;
    store.set(postLoginNoticeAtom, { path, returnPath: isSamePage ? null : returnPath, waitingBag });
    clearReturnPath();
    void navigate(isSamePage ? returnPath : path, { replace: true });
    return { ok: true, value: { isLeaving: true } };
  }

  async function signUp(form: SignUp): Promise<SignInCallResult> {
    const accounts = await loadAccounts();
    if (!accounts) return UNREACHABLE;
    // The link of the e-mail may open in another browser, which does not know the bag.
    const waitingBag = storedWaitingBag();
    const answer = await accounts.signUp(form, waitingBag ? { [WAITING_BAG_FIELD]: waitingBag } : {});
    if (!answer.ok) return answer;
    setDraft({ mode: 'checkEmail', email: form.email });
    return { ok: true, value: { isLeaving: false } };
  }

  return { signIn, signUp };
}

const UNREACHABLE = { ok: false, error: { kind: 'unreachable' } } as const;

/** The client loads with the first press of the button; without a connection it cannot. */
const loadAccounts = () => importWithRetry(() => import('../session/accounts.ts')).catch(() => null);
