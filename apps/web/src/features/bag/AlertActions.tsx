import { formatPhone, isKeptAt, leftToRight, type Bag } from '@zawadeh/domain';
import { bellPlusIcon, Button, checkIcon, Dock, Text } from '@zawadeh/ui';
import { nowAtom } from '../../lib/clock.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { useAtomValue } from '../../lib/store.ts';
import { useIsHydrated } from '../../lib/hydration/useIsHydrated.ts';
import { sessionAtom } from '../session/session.ts';
import { AlertTrouble } from './AlertTrouble.tsx';
import { messages } from './BagDetails.messages.ts';
import * as S from './BagScreen.styles.ts';
import { LeavingNote } from './LeavingNote.tsx';
import { useAlertCalls } from './useAlertCalls.ts';
import type { OwnAlert } from './useBagAlert.ts';

interface AlertActionsProps {
  bag: Bag;
  own: OwnAlert;
}

/** For a bag that cannot be bought: the user can be told when it can. */
export function AlertActions({ bag, own: { alert, isAwaited } }: AlertActionsProps) {
  const t = useMessage();
  const session = useAtomValue(sessionAtom);
  const { step, isSending, trouble, ask, stop } = useAlertCalls(bag.id);
  const isHydrated = useIsHydrated();
  const phone = isHydrated && session.status === 'signedIn' ? session.profile.phone : null;
  const now = useAtomValue(nowAtom);
  const isAsked = alert !== undefined && (alert.state.kind === 'waiting' || isKeptAt(alert, now));
  const isBusy = step !== 'idle' || isSending || isAwaited;
  return (
    <Dock>
      <S.Asked>
        <Button
          kind="primary"
          isFullWidth
          icon={isAsked ? checkIcon : bellPlusIcon}
          isAdded={isAsked}
          isBusy={isBusy || isAsked}
          onPress={() => void ask()}
        >
          {t(isAsked ? 'web.alerts.asked' : isBusy ? messages.oneMoment : 'web.alerts.ask')}
        </Button>
        {isAsked && (
          <Button kind="quiet" isBusy={isSending} onPress={() => void stop(alert.id)}>
            {t('web.alerts.stop')}
          </Button>
        )}
      </S.Asked>
      {phone !== null && (
        <Text look="bodySmall" tone="muted" align="center">
          {t('web.alerts.how', { phone: leftToRight(formatPhone(phone)) })}
        </Text>
      )}
      {step === 'leaving' && <LeavingNote>{t('web.alerts.logIn')}</LeavingNote>}
      {trouble && (
        <S.Note>
          <AlertTrouble {...trouble} />
        </S.Note>
      )}
    </Dock>
  );
}
