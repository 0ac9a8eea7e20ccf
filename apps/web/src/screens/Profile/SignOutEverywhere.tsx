import { Alert, BusyButton, ConfirmDialog, Text } from '@zawadeh/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './ProfileScreen.messages.ts';
import * as S from './ProfileScreen.styles.ts';
import { useSignOutEverywhere } from './useSignOutEverywhere.ts';

/** For a user who lost a phone, or signed in on another person's. */
export function SignOutEverywhere() {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const [isAsked, setAsked] = useState(false);
  const { signingOut, signOutEverywhere } = useSignOutEverywhere();
  return (
    <S.Devices>
      <Text look="h2">{say(messages.devices)}</Text>
      <Text>{say(messages.devicesHow)}</Text>
      {signingOut === 'failed' && <Alert kind="danger">{say(messages.everywhereFailed)}</Alert>}
      <BusyButton
        isBusy={signingOut === 'busy'}
        busyWords={say(messages.everywhereBusy)}
        onPress={() => setAsked(true)}
      >
        {say(messages.everywhere)}
      </BusyButton>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          void signOutEverywhere();
        }}
        title={say(messages.everywhereTitle)}
        confirmLabel={say(messages.everywhere)}
      >
        {say(messages.everywhereBody)}
      </ConfirmDialog>
    </S.Devices>
  );
}
