import type { Instant, ShopDay } from '@zawadeh/domain';
import { arrowBackIcon, Button, Text, whatsappIcon } from '@zawadeh/ui';
import type { RefObject } from 'react';
import { fetchStore } from '../stores/storeCalls.ts';
import { chatAddress } from '../../../lib/support.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { useQuery } from '../useQuery.ts';
import { ConflictForm } from './ConflictForm.tsx';
import { HandoverList } from './HandoverList.tsx';
import { ShopName } from './ShopName.tsx';
import { messages } from './TodaySection.messages.ts';
import * as S from './TodaySection.styles.ts';

interface ShopPanelProps {
  day: ShopDay;
  now: Instant;
  heading: RefObject<HTMLDivElement | null>;
  /** Where the list of shops is not beside it. */
  onBack: () => void;
  onChanged: () => void;
  onShowOrder: (code: string) => void;
}

/** The day of one shop: conflicts first, then who waits. */
export function ShopPanel({ day, now, heading, onBack, onChanged, onShowOrder }: ShopPanelProps) {
  const t = useMessage();
  return (
    <S.Panel>
      <S.Back>
        <Button kind="quiet" icon={arrowBackIcon} onPress={onBack}>
          {t(messages.back)}
        </Button>
      </S.Back>
      <S.PanelHead ref={heading}>
        <Text look="h2" tabIndex={-1}>
          <ShopName of={day} />
        </Text>
        {day.storeId !== null && <Chat storeId={day.storeId} />}
      </S.PanelHead>
      {day.conflicts.map((conflict) => (
        <ConflictForm key={conflict.id} conflict={conflict} onSettled={onChanged} />
      ))}
      <HandoverList
        handovers={day.handovers}
        couriers={day.isDoor ? day.devices : []}
        now={now}
        onChanged={onChanged}
        onShowOrder={onShowOrder}
      />
    </S.Panel>
  );
}

/** The board has no telephone numbers, so the shop's is read where an admin looks at the shop. */
function Chat({ storeId }: { storeId: string }) {
  const t = useMessage();
  const { value } = useQuery(`store ${storeId}`, () => fetchStore(storeId));
  if (value?.id !== storeId || value.phone === null) return null;
  return (
    <Button icon={whatsappIcon} href={chatAddress(value.phone)}>
      {t(messages.whatsapp)}
    </Button>
  );
}
