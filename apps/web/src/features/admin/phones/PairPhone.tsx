import { inLanguage, type HandoverBoard, type LocalText } from '@zawadeh/domain';
import { useLanguage } from '@zawadeh/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPairing, type Pairing } from './handoverCalls.ts';
import type { AdminError, AdminResult } from '../query.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { useAdminErrorMessage } from '../useAdminErrorMessage.ts';
import { PairDialog } from './PairDialog.tsx';

/** Whose phones they are. */
export type PhoneOwner = { kind: 'counter'; storeId: string; store: LocalText | null } | { kind: 'courier' };

interface PairPhoneProps {
  /** Read again and again, so that a new phone shows. */
  board: Pick<HandoverBoard, 'now' | 'devices'>;
  owner: PhoneOwner;
  onClose: () => void;
}

/** Makes a code, and notices the phone that takes it. */
export function PairPhone({ board, owner, onClose }: PairPhoneProps) {
  const t = useMessage();
  const { locale } = useLanguage();
  const errorText = useAdminErrorMessage();
  const [pairing, setPairing] = useState<Pairing | null>(null);
  const [failure, setFailure] = useState<AdminError | null>(null);
  const [isBusy, setBusy] = useState(true);
  const [before] = useState(() => new Set(board.devices.map(({ id }) => id)));
  const storeId = owner.kind === 'counter' ? owner.storeId : null;
  const paired = board.devices.find(
    (device) => !before.has(device.id) && device.kind === owner.kind && device.storeId === storeId,
  );

  const take = (result: AdminResult<Pairing>) => {
    setBusy(false);
    setFailure(result.ok ? null : result.error);
    if (result.ok) setPairing(result.value);
  };
  const makeFirst = useEffectEvent(() => void createPairing(storeId).then(take));
  useEffect(() => makeFirst(), []);
  const make = () => {
    setBusy(true);
    void createPairing(storeId).then(take);
  };

  const isOver = pairing !== null && board.now >= pairing.until;
  return (
    <PairDialog
      kind={owner.kind}
      shop={owner.kind === 'counter' && owner.store ? inLanguage(owner.store, locale).text : ''}
      code={pairing === null || isOver ? null : { link: linkOf(owner.kind, pairing), until: pairing.until }}
      isOver={isOver}
      isBusy={isBusy}
      problem={failure && t('web.admin.phones.notMade', { why: errorText(failure) })}
      paired={paired?.name ?? null}
      onNewCode={make}
      onClose={onClose}
    />
  );
}

/** The code is in the link's fragment, so that no server log has it. */
const linkOf = (kind: PhoneOwner['kind'], { code }: Pairing): string =>
  `${location.origin}/${kind}#pair=${code}`;
