import { Alert, BusyButton, ConfirmDialog, Heading, Text } from '@zawadeh/ui';
import { useState } from 'react';
import { useMessage } from '../../lib/messages/useMessage.ts';
import * as S from './ProfileScreen.styles.ts';
import { useSignOutEverywhere } from './useSignOutEverywhere.ts';

/** For a user who lost a phone, or signed in on another person's. */
export function SignOutEverywhere() {
  const t = useMessage();
  const [isConfirming, setConfirming] = useState(false);
  const { signingOut, signOutEverywhere } = useSignOutEverywhere();
  return (
    <S.Box>
      <Heading look="h3">{t('web.profile.devices')}</Heading>
      <Text look="bodySmall" tone="muted">
        {t('web.profile.devicesHow')}
      </Text>
      {signingOut === 'failed' && <Alert kind="danger">{t('web.profile.everywhereFailed')}</Alert>}
      <BusyButton
        isBusy={signingOut === 'busy'}
        busyWords={t('web.profile.everywhereBusy')}
        onPress={() => setConfirming(true)}
      >
        {t('web.profile.everywhere')}
      </BusyButton>
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          void signOutEverywhere();
        }}
        title={t('web.profile.everywhereTitle')}
        confirmLabel={t('web.profile.everywhere')}
      >
        {t('web.profile.everywhereBody')}
      </ConfirmDialog>
    </S.Box>
  );
}
