/** Live examples for the page about what is not there yet, or not there at all. */
import { BagGridSkeleton, BusyButton, Button, EmptyState, ErrorState, ShortBagGrid, Text } from '@zawadeh/ui';
import { isolated } from '@zawadeh/domain';
import { useEffect, useState } from 'react';
import { useMessage } from '../../apps/web/src/lib/messages/useMessage.ts';
import { bags, now } from '../../packages/ui/src/stories/bags.ts';
import { useWords, Words } from '../../packages/ui/src/stories/words.ts';
import * as S from '../../packages/ui/src/stories/docsSides.styles.ts';

const nothing = () => undefined;
const hrefOf = () => '#';

const Two = () => <ShortBagGrid bags={bags.slice(0, 2)} now={now} hrefOf={hrefOf} />;

export const Placeholders = () => <BagGridSkeleton count={2} />;

export const Arrived = () => <Two />;

export const LoadingWord = () => (
  <Text tone="muted" align="center">
    {useMessage()('web.cart.loading')}
  </Text>
);

export function NothingYet() {
  const t = useMessage();
  return (
    <EmptyState
      picture="empty-cart"
      title={t('web.cart.empty')}
      action={
        <Button kind="primary" href="#">
          {t('web.cart.explore')}
        </Button>
      }
    />
  );
}

export const NoData = () => (
  <Text align="center">
    <Words en="No data." ar="لا بيانات." />
  </Text>
);

export function NothingFound() {
  const t = useMessage();
  const wanted = useWords({ en: 'sushi', ar: 'سوشي' });
  return (
    <EmptyState
      picture="empty-bags"
      title={t('web.ourBags.noMatch', { wanted: isolated(wanted) })}
      action={<Button>{t('web.ourBags.showAll')}</Button>}
    />
  );
}

export const EmptyShelf = () => {
  const t = useMessage();
  return (
    <EmptyState
      picture="empty-bags"
      title={t('web.ourBags.empty')}
      sentence={t('web.ourBags.emptySentence')}
    />
  );
};

export const StaysBelowTheError = () => (
  <S.Column>
    <ErrorState message={useMessage()('web.ourBags.server')} onRetry={nothing} />
    <Two />
  </S.Column>
);

export const ErrorInstead = () => (
  <ErrorState message={useMessage()('web.ourBags.server')} onRetry={nothing} />
);

/** Busy for a moment, as while a server answers. */
export function Busy() {
  const t = useMessage();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setBusy(false), 2_500);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return (
    <BusyButton isBusy={isBusy} busyWords={t('web.unpaid.cancelling')} onPress={() => setBusy(true)}>
      {t('web.unpaid.cancel')}
    </BusyButton>
  );
}
