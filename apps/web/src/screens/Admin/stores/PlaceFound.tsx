import { leftToRight, readCoordinates } from '@zawadeh/domain';
import { Text } from '@zawadeh/ui';
import { useMessage } from '../../../lib/useMessage.ts';
import { messages, placeProblems } from './StoresSection.messages.ts';
import * as S from './StoresSection.styles.ts';

/** What the pasted place is read as, while the admin types. */
export function PlaceFound({ place }: { place: string }) {
  const t = useMessage();
  const reading = place.trim() === '' ? null : readCoordinates(place);
  const at = reading?.ok ? `${reading.value.latitude}, ${reading.value.longitude}` : null;
  return (
    <div role="status">
      {reading && (
        <S.Found>
          <Text as="span" look="bodySmall" tone="muted">
            {reading.ok
              ? t(messages.placeFound, { place: leftToRight(at ?? '') })
              : t(placeProblems[reading.error])}
          </Text>
          {reading.ok && (
            <S.OnMap
              href={`https://www.openstreetmap.org/?mlat=${reading.value.latitude}&mlon=${reading.value.longitude}#map=17/${reading.value.latitude}/${reading.value.longitude}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t(messages.onMap)}
            </S.OnMap>
          )}
        </S.Found>
      )}
    </div>
  );
}
