import { inLanguage, isKeptAt, type Bag, type BagAlert } from '@zawadeh/domain';
import {
  Badge,
  BagPicture,
  Button,
  LinkContext,
  LocalizedText,
  Skeleton,
  Text,
  useBeirutTime,
  useDateTimeText,
  useLanguage,
  VisuallyHidden,
} from '@zawadeh/ui';
import { use, useState } from 'react';
import { nowAtom } from '../../lib/clock.ts';
import { paths } from '../../lib/paths.ts';
import { useAtomValue } from '../../lib/store.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import * as S from './AlertsScreen.styles.ts';

interface AlertRowProps {
  alert: BagAlert;
  /** Undefined while the bags load, and for one that is on no list. */
  bag: Bag | undefined;
  areBagsKnown: boolean;
  onStop: () => Promise<unknown>;
}

/** One bag, since when its user waits or until when it is kept, and the end of it. */
export function AlertRow({ alert, bag, areBagsKnown, onStop }: AlertRowProps) {
  const t = useMessage();
  const { locale } = useLanguage();
  const Link = use(LinkContext);
  const [isStopping, setStopping] = useState(false);
  const stop = async () => {
    setStopping(true);
    await onStop();
    setStopping(false);
  };
  const name = bag?.title ? inLanguage(bag.title, locale).text : t('web.bag.unnamed');
  return (
    <S.Row>
      <S.Arch aria-hidden="true">
        {bag && (
          <BagPicture
            category={bag.category}
            picture={bag.picture}
            imageUrl={bag.imageUrl}
            availability={{ state: 'available', lowStock: null }}
          />
        )}
      </S.Arch>
      <S.Words>
        {bag || areBagsKnown ? (
          <S.Open as={Link} href={paths.bag(alert.bagId)}>
            {bag?.title ? <LocalizedText text={bag.title} /> : name}
          </S.Open>
        ) : (
          <Skeleton $width="70%" $height={20} />
        )}
        {bag && (
          <Text as="span" look="bodySmall" tone="muted">
            {bag.store ? <LocalizedText text={bag.store} /> : t('web.bag.unnamedStore')}
          </Text>
        )}
        <AlertTime alert={alert} />
      </S.Words>
      <S.Stop>
        <Button kind="quiet" size="compact" isBusy={isStopping} onPress={() => void stop()}>
          {t('web.alerts.stop')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </S.Stop>
    </S.Row>
  );
}

function AlertTime({ alert }: { alert: BagAlert }) {
  const t = useMessage();
  const now = useAtomValue(nowAtom);
  const { time } = useBeirutTime();
  const { dayTime } = useDateTimeText();
  const { state, askedAt } = alert;
  if (state.kind === 'kept' && isKeptAt(alert, now)) {
    return (
      <Badge tone="success">
        {state.until === null ? t('web.alerts.keptSoon') : t('web.alerts.kept', { time: time(state.until) })}
      </Badge>
    );
  }
  return (
    <Text as="span" look="bodySmall" tone="muted">
      {t('web.alerts.since', { when: dayTime(askedAt) })}
    </Text>
  );
}
