import { Badge, bellIcon, Button, chevronEndIcon, Heading, Icon, LinkContext, Text } from '@zawadeh/ui';
import { use, useEffect } from 'react';
import { paths } from '../../lib/paths.ts';
import { useAtomValue, useStore } from '../../lib/store.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { alertsAtom, isOpen, keepAlertsFresh } from '../alerts/alerts.ts';
import * as S from './ProfileScreen.styles.ts';

/** The way to the bags that the user is told about, or how to be told. */
export function Alerts({ userId }: { userId: string }) {
  const t = useMessage();
  const store = useStore();
  const Link = use(LinkContext);
  const { userId: owner, alerts } = useAtomValue(alertsAtom);
  useEffect(() => keepAlertsFresh(store, userId), [store, userId]);
  if (owner !== userId || alerts === null) return null;
  const count = alerts.filter(isOpen).length;
  if (count === 0)
    return (
      <S.Box>
        <Heading look="h3">{t('web.profile.alerts')}</Heading>
        <Text look="bodySmall" tone="muted">
          {t('web.alerts.emptySentence')}
        </Text>
        <S.ToShelf>
          <Button kind="quiet" size="compact" href={paths.ourBags}>
            {t('web.profile.explore')}
          </Button>
        </S.ToShelf>
      </S.Box>
    );
  return (
    <S.Alerts as={Link} href={paths.alerts}>
      <Icon of={bellIcon} />
      <S.AlertWords>
        <Text look="label" as="span">
          {t('web.profile.alerts')}
        </Text>
        <Text look="bodySmall" tone="muted" as="span">
          {t('web.profile.alertsNote', { count })}
        </Text>
      </S.AlertWords>
      <span aria-hidden="true">
        <Badge hasDot={false}>{count}</Badge>
      </span>
      <Icon of={chevronEndIcon} size="small" />
    </S.Alerts>
  );
}
