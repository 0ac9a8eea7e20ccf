import { Alert, BusyButton, ConfirmDialog, Text } from '@zawadeh/ui';
import { useState } from 'react';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { messages } from './ProfileScreen.messages.ts';
import * as S from './ProfileScreen.styles.ts';
import { useSignOutEverywhere } from './useSignOutEverywhere.ts';

/** For a user who lost a phone, or signed in on another person's. */
export function SignOutEverywhere() {
  const t = useMessage();
  const [isConfirming, setConfirming] = useState(false);
  const { signingOut, signOutEverywhere } = useSignOutEverywhere();
  return (
    <S.Devices>
      <Text look="h2">{t(messages.devices)}</Text>
      <Text>{t(messages.devicesHow)}</Text>
      {signingOut === 'failed' && <Alert kind="danger">{t(messages.everywhereFailed)}</Alert>}
      <BusyButton
        isBusy={signingOut === 'busy'}
        busyWords={t(messages.everywhereBusy)}
        onPress={() => setConfirming(true)}
      >
        {t(messages.everywhere)}
      </BusyButton>
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          void signOutEverywhere();
        }}
        title={t(messages.everywhereTitle)}
        confirmLabel={t(messages.everywhere)}
      >
        {t(messages.everywhereBody)}
      </ConfirmDialog>
    </S.Devices>
  );
}
