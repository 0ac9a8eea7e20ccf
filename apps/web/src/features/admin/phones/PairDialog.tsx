import { isolated, type BoardDevice, type Instant } from '@zawadeh/domain';
import {
  BusyButton,
  Button,
  checkIcon,
  clockIcon,
  copyText,
  Dialog,
  ErrorState,
  Icon,
  PhoneState,
  Text,
  TextField,
  useDateTimeText,
} from '@zawadeh/ui';
import { lazy, Suspense, useState } from 'react';
import { importWithRetry } from '../../../lib/importWithRetry.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
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
          {code && <Link key={code.link} kind={kind} {...code} />}
        </S.Pairing>
      )}
    </Dialog>
  );
}

function Link({ kind, link, until }: { kind: PairDialogProps['kind']; link: string; until: Instant }) {
  const t = useMessage();
  const { time } = useDateTimeText();
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const copy = async () => setCopied(await copyText(link));
  return (
    <>
      <S.Link>
        <TextField
          name="link"
          label={t('web.admin.phones.link')}
          dir="ltr"
          value={link}
          // The link is there to be copied.
          onValueChange={() => {}}
          {...(isCopied === false && { error: t('web.admin.phones.notCopied') })}
        />
        <Button {...(isCopied && { isAdded: true, icon: checkIcon })} onPress={() => void copy()}>
          {t(isCopied ? 'web.admin.phones.copied' : 'web.admin.phones.copy')}
        </Button>
      </S.Link>
      <S.Until>
        <Icon of={clockIcon} size="small" />
        <span>{t(kinds[kind].once, { time: time(until) })}</span>
      </S.Until>
    </>
  );
}
