import { findArea, type Instant, type LiraRate } from '@zawadeh/domain';
import { LiraNote, OrderSummary, Text, UiProvider } from '@zawadeh/ui';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { useAtomValue } from '../../../lib/store.ts';
import { themeAtom } from '../../../lib/theme.ts';
import { useOtherLanguage } from '../useOtherLanguage.ts';
import { shopWords } from '../../../lib/messages/locales/shop/words.ts';
import * as S from './SettingsSection.styles.ts';

export const EXAMPLE = { subtotal: 1650, delivery: 170, total: 1820 };

interface RatePreviewProps {
  /** The typed rate, or else the rate of now, which may be too old to be shown. */
  rate: LiraRate | null;
  now: Instant;
}

/** The total of an order in both languages, updated while the admin types. */
export function RatePreview({ rate, now }: RatePreviewProps) {
  const t = useMessage();
  const theme = useAtomValue(themeAtom);
  const other = useOtherLanguage(shopWords);
  const summary = (
    <OrderSummary
      totals={EXAMPLE}
      area={findArea('mina')}
      lira={<LiraNote cents={EXAMPLE.total} rate={rate} now={now} />}
    />
  );
  return (
    <S.Preview>
      <Text look="label" as="h3">
        {t('web.admin.settings.preview')}
      </Text>
      <S.Summaries inert>
        {summary}
        {other && (
          <UiProvider language={other} theme={theme} scope="pane">
            {summary}
          </UiProvider>
        )}
      </S.Summaries>
      <Text look="bodySmall" tone="muted">
        {t('web.admin.settings.rounded')}
      </Text>
    </S.Preview>
  );
}
