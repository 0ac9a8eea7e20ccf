import { Text } from '@zawadeh/ui';
import { useState } from 'react';
import { storedWaitingBag } from './waitingBag/storedWaitingBag.ts';
import { useReservedBag } from './waitingBag/useReservedBag.ts';
import { signUpWords } from './locales/words.ts';
import { useWords } from '../../lib/messages/language.ts';
import { useIsHydrated } from '../../lib/hydration/useIsHydrated.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { useSession } from '../session/useSession.ts';
import { CheckEmail } from './CheckEmail.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';
import { messages } from './LoginScreen.messages.ts';
import * as S from './LoginScreen.styles.ts';
import { NewPassword } from './NewPassword.tsx';
import { SignedIn } from './SignedIn.tsx';
import { SignedOut } from './SignedOut.tsx';
import { useLinkArrival } from './useLinkArrival.ts';
import { usePasswordReset } from './usePasswordReset.ts';
import { useSignForm } from './useSignForm.ts';

export function Screen() {
  const t = useMessage();
  const session = useSession();
  const linkArrival = useLinkArrival();
  const form = useSignForm();
  const { isResetting, isSaved, save, leave } = usePasswordReset(linkArrival);
  const waiting = useWaitingBag();
  const reserved = useReservedBag(waiting);
  const bag = useWords(signUpWords) || waiting === null ? reserved : undefined;
  const quantity = waiting?.quantity ?? 1;

  function content() {
    // While the form is being sent it stays, even if the session changes.
    if (session.status === 'signedIn' && form.outcome.kind !== 'busy') {
      const { profile } = session;
      if (isResetting)
        return (
          <S.Column>
            <NewPassword email={profile.email} onSaved={save} onSkip={leave} />
          </S.Column>
        );
      return (
        <SignedIn
          profile={profile}
          linkArrival={linkArrival}
          isPasswordChanged={isSaved}
          waitingBag={waiting}
        />
      );
    }
    if (session.status === 'unknown' && (linkArrival === 'confirmed' || linkArrival === 'renewing')) {
      const id = linkArrival === 'confirmed' ? messages.confirming : messages.opening;
      return (
        <S.Column>
          <Text look="h1">{t(id)}</Text>
        </S.Column>
      );
    }
    if (form.draft.mode === 'forgotten')
      return (
        <S.Column>
          <ForgotPassword onBack={() => form.openMode('signIn')} />
        </S.Column>
      );
    const isLinkExpired =
      linkArrival === 'over' ||
      (session.status === 'signedOut' &&
        (isResetting || linkArrival === 'confirmed' || linkArrival === 'otherAccount'));
    const isUnknown = session.status === 'unreachable';
    if (form.draft.mode === 'checkEmail' && !isLinkExpired && !isUnknown)
      return <CheckEmail form={form} bag={bag ?? null} quantity={quantity} />;
    return (
      <SignedOut
        form={form}
        bag={bag}
        quantity={quantity}
        isLinkExpired={isLinkExpired}
        isUnknown={isUnknown}
      />
    );
  }

  return <S.Root>{content()}</S.Root>;
}

/** The waiting bag as it was when the page opened: another tab may have put it into the cart since. */
function useWaitingBag() {
  const isHydrated = useIsHydrated();
  const [stored] = useState(() => (typeof window === 'undefined' ? null : storedWaitingBag()));
  return isHydrated ? stored : null;
}
