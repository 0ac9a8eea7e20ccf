import { Skeleton, Text } from '@zawadeh/ui';
import { useMessage } from '../../lib/messages/useMessage.ts';
import * as S from './AlertsScreen.styles.ts';

/** Until the alerts have arrived. */
export function AlertsSkeleton() {
  const t = useMessage();
  return (
    <>
      <Text as="div" tone="muted">
        <span role="status">{t('web.alerts.loading')}</span>
      </Text>
      <S.List as="div" aria-hidden="true">
        {[1, 2].map((each) => (
          <S.Row as="div" key={each}>
            <S.Arch />
            <S.Words>
              <Skeleton $width="70%" $height={20} />
              <Skeleton $width="45%" $height={16} />
              <Skeleton $width="60%" $height={16} />
            </S.Words>
          </S.Row>
        ))}
      </S.List>
    </>
  );
}
