import { Text } from '@zawadeh/ui';
import { useMessage } from '../../lib/useMessage.ts';
import { useSession } from '../../state/useSession.ts';
import { Forgotten } from './Forgotten.tsx';
import { messages } from './LoginScreen.messages.ts';
import * as S from './LoginScreen.styles.ts';
import { NewPassword } from './NewPassword.tsx';
import { SignedIn } from './SignedIn.tsx';
import { SignedOut } from './SignedOut.tsx';
import { useLinkArrival } from './useLinkArrival.ts';
import { useRenewing } from './useRenewing.ts';
import { useSignForm } from './useSignForm.ts';

export function Screen() {
  const t = useMessage();
  const session = useSession();
  const arrival = useLinkArrival();
  const form = useSignForm();
  const { isRenewing, isSaved, save, leave } = useRenewing(arrival);

  function content() {
    // While the form is being sent it stays, even if the session changes.
    if (session.status === 'signedIn' && form.outcome.is !== 'busy') {
      const { profile } = session;
      if (isRenewing) return <NewPassword email={profile.email} onSaved={save} onLater={leave} />;
      return <SignedIn profile={profile} isConfirmed={arrival === 'confirmed'} isRenewed={isSaved} />;
    }
    if (session.status === 'unknown' && (arrival === 'confirmed' || arrival === 'renewing')) {
      const id = arrival === 'confirmed' ? messages.confirming : messages.opening;
      return <Text look="h1">{t(id)}</Text>;
    }
    if (form.draft.mode === 'forgotten') return <Forgotten onBack={() => form.leadTo('signIn')} />;
    const isLinkOver =
      arrival === 'over' || (session.status === 'signedOut' && (isRenewing || arrival === 'confirmed'));
    return <SignedOut form={form} isLinkOver={isLinkOver} isUnknown={session.status === 'unreachable'} />;
  }

  return <S.Root>{content()}</S.Root>;
}
