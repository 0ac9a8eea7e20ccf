import { pathAfterLogin, type Profile } from '@zawadeh/domain';
import { Alert, Button, Ltr, Text } from '@zawadeh/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMessage } from '../../lib/useMessage.ts';
import { signOut } from '../../state/session.ts';
import { useStore } from '../../lib/store.ts';
import { pathOfFavourite } from '../../state/favouriteAfterLogin.ts';
import { storedReturnPath } from '../../state/returnPath.ts';
import { Deactivated } from '../../features/Deactivated.tsx';
import { messages } from './LoginScreen.messages.ts';
import * as S from './LoginScreen.styles.ts';
import type { LinkArrival } from './useLinkArrival.ts';
import { paths } from '../../lib/paths.ts';

interface SignedInProps {
  profile: Profile;
  linkArrival: LinkArrival;
  /** Whether the password was changed just now. */
  isPasswordChanged: boolean;
}

/** In place of the form: who is signed in, and where to go on. */
export function SignedIn({ profile, linkArrival, isPasswordChanged }: SignedInProps) {
  const intl = useIntl();
  const t = useMessage();
  const store = useStore();
  const [returnPath] = useState(() => pathOfFavourite() ?? storedReturnPath());
  const onward = pathAfterLogin(profile.role);
  const returnText = returnPath?.startsWith(paths.shop('')) ? messages.toShop : messages.returnLink;
  return (
    <>
      <Text look="h1">{t(messages.here)}</Text>
      {linkArrival === 'confirmed' && <Alert kind="success">{t(messages.confirmed)}</Alert>}
      {linkArrival === 'otherAccount' && <Alert kind="info">{t(messages.otherAccount)}</Alert>}
      {isPasswordChanged && <Alert kind="success">{t(messages.renewed)}</Alert>}
      {!profile.active && <Deactivated />}
      <Text>
        {intl.formatMessage({ id: messages.hereAs }, { email: <Ltr kind="email">{profile.email}</Ltr> })}
      </Text>
      <S.Actions>
        <Button kind="primary" href={returnPath ?? onward}>
          {t(returnPath ? returnText : onward === paths.admin ? messages.dashboard : messages.explore)}
        </Button>
        <Button href={paths.profile}>{t(messages.profile)}</Button>
        <Button kind="quiet" onPress={() => void signOut(store)}>
          {t(messages.signOut)}
        </Button>
      </S.Actions>
    </>
  );
}
