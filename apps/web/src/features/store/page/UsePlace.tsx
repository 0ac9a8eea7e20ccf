import { BusyButton, currentLocationIcon, Text } from '@zawadeh/ui';
import { useState } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import * as S from './PageSection.styles.ts';

const LONGEST_WAIT_MS = 15_000;
/** A metre. */
const DECIMALS = 5;

/** The place where the phone is now, asked for once by a press. */
export function UsePlace({ onFound }: { onFound: (place: string) => void }) {
  const t = useMessage();
  const [state, setState] = useState<'still' | 'asking' | 'failed'>('still');
  const ask = () => {
    // Pages that are not served securely have none.
    if (!('geolocation' in navigator)) return setState('failed');
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('still');
        onFound([coords.latitude, coords.longitude].map((degrees) => degrees.toFixed(DECIMALS)).join(', '));
      },
      () => setState('failed'),
      { enableHighAccuracy: true, maximumAge: 0, timeout: LONGEST_WAIT_MS },
    );
  };
  return (
    <S.UsePlace>
      <BusyButton
        icon={currentLocationIcon}
        isFullWidth
        isBusy={state === 'asking'}
        busyWords={t('web.store.page.finding')}
        onPress={ask}
      >
        {t('web.store.usePlace')}
      </BusyButton>
      <div role="status">
        {state === 'failed' && <Text look="bodySmall">{t('web.store.page.noPlace')}</Text>}
      </div>
    </S.UsePlace>
  );
}
