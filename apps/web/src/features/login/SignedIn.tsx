import { INVITATION_PAGE, pathAfterLogin, type Profile, type WaitingBag } from '@zawadeh/domain';
import { Alert, Button, Ltr, Text } from '@zawadeh/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { signOut } from '../session/session.ts';
import { useAtomValue, useSetAtom, useStore } from '../../lib/store.ts';
import { pathOfFavourite } from '../favourites/favouriteAfterLogin.ts';
import { isOfStore } from './isOfStore.ts';
import { storedReturnPath } from '../session/returnPath.ts';
import { invitationOfSignIn } from '../session/waitingInvitation.ts';
import { Deactivated } from '../session/Deactivated.tsx';
import { BagStrip } from './waitingBag/BagStrip.tsx';
import { waitingBagOfAccount } from './waitingBag/storedWaitingBag.ts';
import { useArrivalText, type ArrivalText } from './waitingBag/useArrivalText.ts';
import { useReservedBag } from './waitingBag/useReservedBag.ts';
import { messages } from './LoginScreen.messages.ts';
import * as S from './LoginScreen.styles.ts';
import type { LinkArrival } from './useLinkArrival.ts';
import { deferredPart } from '../../lib/deferred/deferredPart.ts';
import { placeWords } from '../../lib/messages/locales/place/words.ts';
import { paths } from '../../lib/paths.ts';
import { shelfWords } from '../shelf/locales/words.ts';
import { rememberSignIn } from './signedInBefore.ts';
import { clearDraftAtom, draftAtom } from './signInDraft.ts';

const useNearBags = deferredPart(() => import('./waitingBag/NearBags.tsx'), shelfWords, placeWords);

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
  const isMissed = arrival?.isKnown === true && arrival.inCart === 0;
  const near = useNearBags(isMissed);
  // The list has the shop's name too.
  const listed = useReservedBag(waiting);
  const [storedPath] = useState(
    () => pathOfFavourite() ?? (invitationOfSignIn() && INVITATION_PAGE) ?? storedReturnPath(),
  );
  const path = arrival?.isKnown ? arrival.path : (storedPath ?? arrival?.path ?? null);
  const returnPath = isMissed ? null : path;
  const onward = pathAfterLogin(profile.role);
  const isToShop = returnPath?.startsWith(paths.shop(''));
  const returnText = arrival?.inCart
    ? arrival.toCart
    : returnPath && isOfStore(returnPath)
      ? t('web.store.title')
      : t(isToShop ? messages.toShop : messages.returnLink);

  useEffect(() => rememberSignIn(), []);
  useEffect(() => {
    // The account was confirmed in another tab.
    if (mode === 'checkEmail') clearDraft();
  }, [mode, clearDraft]);

  return (
    <>
      <S.Column>
        <Text look="h1">{t(messages.here)}</Text>
        {(linkArrival === 'confirmed' || !!arrival?.inCart) && (
          <Alert kind="success">
            {linkArrival === 'confirmed' && <p>{t(messages.confirmed)}</p>}
            {!!arrival?.inCart && <p>{arrival.text}</p>}
          </Alert>
        )}
        {linkArrival === 'otherAccount' && <Alert kind="info">{t(messages.otherAccount)}</Alert>}
        {isPasswordChanged && <Alert kind="success">{t(messages.renewed)}</Alert>}
        {isMissed && <MissedBag {...arrival} />}
        {!!arrival?.inCart && arrival.bag && (
          <BagStrip bag={listed ?? arrival.bag} quantity={arrival.inCart} />
        )}
        {!profile.active && <Deactivated />}
      </S.Column>
      {isMissed && near && <near.NearBags missed={arrival.bag} />}
      <S.Column>
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
      </S.Column>
    </>
  );
}

/** Its page can still tell when it is back. */
function MissedBag({ text, path }: Pick<ArrivalText, 'text' | 'path'>) {
  const t = useMessage();
  const toBag = path !== null && (
    <Button size="compact" href={path}>
      {t(messages.returnLink)}
    </Button>
  );
  return (
    <Alert kind="info" action={toBag}>
      {text}
    </Alert>
  );
}
