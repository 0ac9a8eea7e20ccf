import { pathAfterLogin, type Profile } from '@zawadeh/domain';
import { Alert, Button, Ltr, Text } from '@zawadeh/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { signOut } from '../../state/session.ts';
import { useStore } from '../../lib/store.ts';
import { storedReturnPath } from '../../state/returnPath.ts';
import { Deactivated } from '../../features/Deactivated.tsx';
import { messages } from './LoginScreen.messages.ts';
import * as S from './LoginScreen.styles.ts';
import { paths } from '../../lib/paths.ts';

interface SignedInProps {
  profile: Profile;
  /** Just now, by the link of the e-mail. */
  isConfirmed: boolean;
  /** Whether the password was changed just now. */
  isRenewed: boolean;
}

/** In place of the form: who is signed in, and where to go on. */
export function SignedIn({ profile, isConfirmed, isRenewed }: SignedInProps) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const store = useStore();
  const [wayBack] = useState(storedReturnPath);
  const onward = pathAfterLogin(profile.role);
  return (
    <>
      <Text look="h1">{say(messages.here)}</Text>
      {isConfirmed && <Alert kind="success">{say(messages.confirmed)}</Alert>}
      {isRenewed && <Alert kind="success">{say(messages.renewed)}</Alert>}
      {!profile.active && <Deactivated />}
      <Text>
        {intl.formatMessage({ id: messages.hereAs }, { email: <Ltr kind="email">{profile.email}</Ltr> })}
      </Text>
      <S.Ways>
        <Button kind="primary" href={wayBack ?? onward}>
          {say(
            wayBack ? messages.returnLink : onward === paths.admin ? messages.dashboard : messages.explore,
          )}
        </Button>
        <Button href={paths.profile}>{say(messages.profile)}</Button>
        <Button kind="quiet" onPress={() => void signOut(store)}>
          {say(messages.signOut)}
        </Button>
      </S.Ways>
    </>
  );
}
