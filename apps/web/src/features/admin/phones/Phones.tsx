import {
  isolated,
  phoneContact,
  type BoardDevice,
  type BoardHandover,
  type HandoverBoard,
} from '@zawadeh/domain';
import {
  Button,
  ConfirmDialog,
  Icon,
  phoneDeviceIcon,
  PhoneState,
  plusIcon,
  Text,
  useDateTimeText,
  VisuallyHidden,
} from '@zawadeh/ui';
import { useState } from 'react';
import { revokeDevice } from './handoverCalls.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { useMutation } from '../useMutation.ts';
import { PairPhone, type PhoneOwner } from './PairPhone.tsx';
import { kinds } from './phones.messages.ts';
import * as S from './phones.styles.ts';
import { phoneLook, usePhoneText } from './usePhoneText.ts';

/** What a list of phones needs of a board; the team of one shop has it too. */
interface PhoneBoard extends Pick<HandoverBoard, 'now' | 'devices' | 'revokedDevices'> {
  handovers: readonly (Pick<BoardHandover, 'state' | 'deviceId'> &
    Partial<Pick<BoardHandover, 'storeId' | 'kind'>>)[];
}

interface PhonesProps {
  board: PhoneBoard;
  owner: PhoneOwner;
  onChanged: () => void;
}

/**
 * The phones of one shop, or of the couriers: when each was last seen, what it did today, and which admin revoked it.
 */
export function Phones({ board, owner, onChanged }: PhonesProps) {
  const t = useMessage();
  const mutate = useMutation();
  const { date } = useDateTimeText();
  const [isPairing, setPairing] = useState(false);
  const [revoked, setRevoked] = useState<BoardDevice | null>(null);
  const { kind } = owner;
  const isOwn = (device: BoardDevice) =>
    device.kind === kind && (kind === 'courier' || device.storeId === owner.storeId);
  const devices = board.devices.filter(isOwn);
  const revokedDevices = board.revokedDevices.filter(isOwn);

  const revoke = () => {
    setRevoked(null);
    if (!revoked) return;
    const name = isolated(revoked.name);
    void mutate({
      work: () => revokeDevice(revoked.id),
      done: t('web.admin.phones.revoked', { name }),
      failed: (why) => t('web.admin.phones.notRevoked', { name, why }),
      onDone: onChanged,
    });
  };

  return (
    <S.Phones>
      <S.Head>
        <Text look="h2">{t(kinds[kind].title)}</Text>
        <Button icon={plusIcon} onPress={() => setPairing(true)}>
          {t(kinds[kind].add)}
        </Button>
      </S.Head>
      {devices.length === 0 && <S.None>{t(kinds[kind].none)}</S.None>}
      {devices.length + revokedDevices.length > 0 && (
        <S.List>
          {devices.map((device) => (
            <S.Phone key={device.id}>
              <Icon of={phoneDeviceIcon} />
              <div>
                <S.Name>
                  <bdi>{device.name}</bdi>
                </S.Name>
                <LastContact device={device} board={board} />
              </div>
              <Button kind="quiet" size="compact" onPress={() => setRevoked(device)}>
                {t('web.admin.phones.revoke')} <VisuallyHidden as="bdi">{device.name}</VisuallyHidden>
              </Button>
            </S.Phone>
          ))}
          {revokedDevices.map(({ id, name, revokedAt, revokedBy }) => (
            <S.Phone key={id} data-revoked>
              <Icon of={phoneDeviceIcon} />
              <div>
                <S.Name>
                  <bdi>{name}</bdi>
                </S.Name>
                {revokedBy === null
                  ? t('web.admin.phones.revokedOn', { date: date(revokedAt) })
                  : t('web.admin.phones.revokedBy', { date: date(revokedAt), who: isolated(revokedBy) })}
              </div>
            </S.Phone>
          ))}
        </S.List>
      )}
      {isPairing && <PairPhone board={board} owner={owner} onClose={() => setPairing(false)} />}
      {revoked && (
        <ConfirmDialog
          isOpen
          onClose={() => setRevoked(null)}
          onConfirm={revoke}
          title={t('web.admin.phones.revokeTitle', { name: isolated(revoked.name) })}
          confirmLabel={t('web.admin.phones.revoke')}
        >
          {t('web.admin.phones.revokeBody')}
        </ConfirmDialog>
      )}
    </S.Phones>
  );
}

function LastContact({ device, board }: { device: BoardDevice; board: PhoneBoard }) {
  const t = useMessage();
  const phoneText = usePhoneText();
  const isAwaited = board.handovers.some(
    ({ state, kind, storeId = device.storeId }) =>
      state === 'waiting' && (device.kind === 'courier' ? kind === 'courier' : storeId === device.storeId),
  );
  const contact = phoneContact([device], isAwaited, board.now);
  const count = board.handovers.filter(({ deviceId }) => deviceId === device.id).length;
  const when = phoneText(contact, board.now);
  return (
    <PhoneState state={phoneLook(contact)}>
      {contact.kind === 'never' ? when : t('web.admin.phones.seen', { when })}
      {count > 0 && ` · ${t('web.admin.phones.handedOver', { count })}`}
    </PhoneState>
  );
}
