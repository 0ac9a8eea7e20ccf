import { pathAfterLogin, type Profile, type WaitingBag } from '@zawadeh/domain';
import { Alert, Button, Ltr, Text } from '@zawadeh/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { signOut } from '../session/session.ts';
import { useAtomValue, useSetAtom, useStore } from '../../lib/store.ts';
import { pathOfFavourite } from '../favourites/favouriteAfterLogin.ts';
import { storedReturnPath } from '../session/returnPath.ts';
import { Deactivated } from '../session/Deactivated.tsx';
import { waitingBagOfAccount } from './waitingBag/storedWaitingBag.ts';
import { useArrivalText } from './waitingBag/useArrivalText.ts';
import { messages } from './LoginScreen.messages.ts';
import * as S from './LoginScreen.styles.ts';
import type { LinkArrival } from './useLinkArrival.ts';
import { paths } from '../../lib/paths.ts';
import { rememberSignIn } from './signedInBefore.ts';
import { clearDraftAtom, draftAtom } from './signInDraft.ts';

interface SignedInProps {
  profile: Profile;
  linkArrival: LinkArrival;
  /** Whether the password was changed just now. */
  isPasswordChanged: boolean;
  /** Reserved in this browser. */
  waitingBag: WaitingBag | null;
}

/** In place of the form: who is signed in, and where to go on. */
export function SignedIn({ profile, linkArrival, isPasswordChanged, waitingBag }: SignedInProps) {
  const intl = useIntl();
  const t = useMessage();
  const store = useStore();
  const { mode } = useAtomValue(draftAtom);
  const clearDraft = useSetAtom(clearDraftAtom);
  const [waiting] = useState(
    () => waitingBag ?? (linkArrival === 'confirmed' ? waitingBagOfAccount() : null),
  );
  const arrival = useArrivalText(profile.active ? waiting : null);
  const [storedPath] = useState(() => pathOfFavourite() ?? storedReturnPath());
  const returnPath = arrival?.isKnown ? arrival.path : (storedPath ?? arrival?.path ?? null);
  const onward = pathAfterLogin(profile.role);
  const returnText = arrival?.isInCart
    ? arrival.toCart
    : t(returnPath?.startsWith(paths.shop('')) ? messages.toShop : messages.returnLink);

  useEffect(() => rememberSignIn(), []);
  useEffect(() => {
    // The account was confirmed in another tab.
    if (mode === 'checkEmail') clearDraft();
  }, [mode, clearDraft]);

  return (
    <>
      <Text look="h1">{t(messages.here)}</Text>
      {linkArrival === 'confirmed' && <Alert kind="success">{t(messages.confirmed)}</Alert>}
      {linkArrival === 'otherAccount' && <Alert kind="info">{t(messages.otherAccount)}</Alert>}
      {isPasswordChanged && <Alert kind="success">{t(messages.renewed)}</Alert>}
      {arrival?.text && <Alert kind={arrival.isInCart ? 'success' : 'info'}>{arrival.text}</Alert>}
      {!profile.active && <Deactivated />}
      <Text>
        {intl.formatMessage({ id: messages.hereAs }, { email: <Ltr kind="email">{profile.email}</Ltr> })}
      </Text>
      <S.Actions>
        <Button kind="primary" href={returnPath ?? onward}>
          {returnPath ? returnText : t(onward === paths.admin ? messages.dashboard : messages.explore)}
        </Button>
        <Button href={paths.profile}>{t(messages.profile)}</Button>
        <Button kind="quiet" onPress={() => void signOut(store)}>
          {t(messages.signOut)}
        </Button>
      </S.Actions>
    </>
  );
}
