import { Alert, BusyButton, ConfirmDialog, Heading, Stack, Text } from '@zawadeh/ui';
import { useState } from 'react';
import { useWords } from '../../../lib/messages/language.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { useSession } from '../../session/useSession.ts';
import * as S from '../ProfileScreen.styles.ts';
import { ownDataWords } from './locales/words.ts';
import { reasons } from './OwnData.messages.ts';
import { useOwnData } from './useOwnData.ts';

/** A copy of what is stored about the user, and the end of the account. */
export function OwnData() {
  const session = useSession();
  const hasWords = useWords(ownDataWords);
  const email = session.status === 'signedIn' ? session.profile.email : null;
  return hasWords && email !== null && <Actions email={email} />;
}

function Actions({ email }: { email: string }) {
  const t = useMessage();
  const [isConfirming, setConfirming] = useState(false);
  const { copying, saveCopy, deleting, kept, leave } = useOwnData(email);
  return (
    <S.Box>
      <Heading look="h3">{t('web.ownData.title')}</Heading>
      <Text look="bodySmall" tone="muted">
        {t('web.ownData.how')}
      </Text>
      {copying === 'failed' && <Alert kind="danger">{t('web.ownData.copyFailed')}</Alert>}
      {copying === 'done' && <Alert kind="success">{t('web.ownData.copied')}</Alert>}
      {kept && <Alert kind={kept === 'failed' ? 'danger' : 'info'}>{t(reasons[kept])}</Alert>}
      <Stack gap={3} direction="row">
        <BusyButton
          isBusy={copying === 'busy'}
          busyWords={t('web.ownData.copying')}
          onPress={() => void saveCopy()}
        >
          {t('web.ownData.copy')}
        </BusyButton>
        <BusyButton
          kind="quiet"
          isBusy={deleting}
          busyWords={t('web.ownData.deleting')}
          onPress={() => setConfirming(true)}
        >
          {t('web.ownData.delete')}
        </BusyButton>
      </Stack>
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          void leave();
        }}
        title={t('web.ownData.deleteTitle')}
        confirmLabel={t('web.ownData.delete')}
        keepLabel={t('web.ownData.keep')}
      >
        {t('web.ownData.deleteBody', { email: `\u2066${email}\u2069` })}
      </ConfirmDialog>
    </S.Box>
  );
}
