import { Text } from '@zawadeh/ui';
import { useMessage } from '../../lib/useMessage.ts';
import { useSession } from '../../state/useSession.ts';
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

  function content() {
    // While the form is being sent it stays, even if the session changes.
    if (session.status === 'signedIn' && form.outcome.kind !== 'busy') {
      const { profile } = session;
      if (isResetting) return <NewPassword email={profile.email} onSaved={save} onSkip={leave} />;
      return <SignedIn profile={profile} linkArrival={linkArrival} isPasswordChanged={isSaved} />;
    }
    if (session.status === 'unknown' && (linkArrival === 'confirmed' || linkArrival === 'renewing')) {
      const id = linkArrival === 'confirmed' ? messages.confirming : messages.opening;
      return <Text look="h1">{t(id)}</Text>;
    }
    if (form.draft.mode === 'forgotten') return <ForgotPassword onBack={() => form.openMode('signIn')} />;
    const isLinkExpired =
      linkArrival === 'over' ||
      (session.status === 'signedOut' &&
        (isResetting || linkArrival === 'confirmed' || linkArrival === 'otherAccount'));
    return (
      <SignedOut form={form} isLinkExpired={isLinkExpired} isUnknown={session.status === 'unreachable'} />
    );
  }

  return <S.Root>{content()}</S.Root>;
}
