import { leftToRight, readCoordinates } from '@zawadeh/domain';
import { Button, Text } from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { useAdminErrorMessage } from '../useAdminErrorMessage.ts';
import { PLACE_EXAMPLE, placeProblems } from './StoresSection.messages.ts';
import * as S from './StoresSection.styles.ts';
import { useShortLink } from './useShortLink.ts';

interface PlaceFoundProps {
  place: string;
  /** With the coordinates behind a short link. */
  onFound: (place: string) => void;
}

/** What the pasted place is read as, while the admin types. */
export function PlaceFound({ place, onFound }: PlaceFoundProps) {
  const intl = useIntl();
  const t = useMessage();
  const errorText = useAdminErrorMessage();
  const { state, retry } = useShortLink(place, onFound);
  const reading = place.trim() === '' ? null : readCoordinates(place);
  const at = reading?.ok ? `${reading.value.latitude}, ${reading.value.longitude}` : null;

  function words(): string {
    if (at !== null) return t('web.admin.stores.placeFound', { place: leftToRight(at) });
    if (state.kind === 'reading') return t('web.admin.stores.readingLink');
    if (state.kind === 'empty') return t('web.admin.stores.emptyLink');
    if (state.kind === 'failed') return t('web.admin.stores.linkNotRead', { why: errorText(state.error) });
    return reading?.ok === false ? t(placeProblems[reading.error], { example: PLACE_EXAMPLE }) : '';
  }

  return (
    <div role="status">
      {reading && (
        <S.Found>
          <Text as="span" look="bodySmall" tone="muted">
            {words()}
          </Text>
          {state.kind === 'failed' && (
            <Button size="compact" onPress={retry}>
              {intl.formatMessage({ id: 'ui.errorState.retry' })}
            </Button>
          )}
          {reading.ok && (
            <S.OnMap
              href={`https://www.openstreetmap.org/?mlat=${reading.value.latitude}&mlon=${reading.value.longitude}#map=17/${reading.value.latitude}/${reading.value.longitude}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('web.admin.stores.onMap')}
            </S.OnMap>
          )}
        </S.Found>
      )}
    </div>
  );
}
