import { isolated, type BoardDevice, type Instant } from '@zawadeh/domain';
import { BusyButton, Button, Dialog, ErrorState, PhoneState, Text, useDateTimeText } from '@zawadeh/ui';
import { lazy, Suspense } from 'react';
import { importWithRetry } from '../../../lib/importWithRetry.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { LinkToCopy } from './LinkToCopy.tsx';
import { kinds } from './phones.messages.ts';
import * as S from './phones.styles.ts';

/** The encoder is heavier than the rest of the dialog. */
const QrCode = lazy(async () => ({ default: (await importWithRetry(() => import('./qrCode.ts'))).QrCode }));

export interface PairDialogProps {
  kind: BoardDevice['kind'];
  /** The name of the shop; empty for a courier's phone. */
  shop: string;
  /** null until there is a code, and once it is over. */
  code: { link: string; until: Instant } | null;
  isOver: boolean;
  isBusy: boolean;
  /** Why there is no code. */
  problem: string | null;
  /** The name of the phone that took the code. */
  paired: string | null;
  onNewCode: () => void;
  onClose: () => void;
}

/** A code for one phone, until that phone is there. */
export function PairDialog(props: PairDialogProps) {
  const { kind, shop, code, isOver, isBusy, problem, paired, onNewCode, onClose } = props;
  const t = useMessage();
  const { time } = useDateTimeText();
  const outcome = isOver ? 'web.admin.phones.over' : code && 'web.admin.phones.waiting';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(kinds[kind].addTo, { shop: isolated(shop) })}
      actions={
        <>
          <S.Outcome role="status">
            {paired === null ? (
              outcome && <PhoneState state="none">{t(outcome)}</PhoneState>
            ) : (
              <PhoneState state="seen">{t('web.admin.phones.paired', { name: isolated(paired) })}</PhoneState>
            )}
          </S.Outcome>
          {paired === null ? (
            <BusyButton isBusy={isBusy} busyWords={t('web.admin.phones.making')} onPress={onNewCode}>
              {t('web.admin.phones.newCode')}
            </BusyButton>
          ) : (
            <Button onPress={onClose}>{t('web.admin.phones.close')}</Button>
          )}
        </>
      }
    >
      {problem !== null && <ErrorState message={problem} onRetry={onNewCode} />}
      {paired === null && (
        <S.Pairing>
          <Text>{t(kinds[kind].says)}</Text>
          <S.Qr>
            {code && (
              <Suspense>
                <QrCode text={code.link} label={t('web.admin.phones.qr')} />
              </Suspense>
            )}
          </S.Qr>
          {code && (
            <LinkToCopy key={code.link} label={t('web.admin.phones.link')} link={code.link}>
              {t(kinds[kind].once, { time: time(code.until) })}
            </LinkToCopy>
          )}
        </S.Pairing>
      )}
    </Dialog>
  );
}
