import { openStateOf, openWeek, type OpenHours, type OpenState } from '@zawadeh/domain';
import { clockIcon, Icon, useBeirutTime } from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import { nowAtom } from '../../lib/clock.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { useAtomValue } from '../../lib/store.ts';
import * as S from './ShopFacts.styles.ts';

/** Whether the shop is open now; its week unfolds below. */
export function ShopHours({ hours }: { hours: OpenHours }) {
  const t = useMessage();
  const intl = useIntl();
  const now = useAtomValue(nowAtom);
  const { dayAndTime, timeOnDay, timeRange } = useBeirutTime();

  function words(state: OpenState): string {
    switch (state.kind) {
      case 'always':
        return t('web.shop.openAlways');
      case 'open':
        return t('web.shop.openUntil', { time: dayAndTime(state.until, state.day) });
      case 'opens':
        return t('web.shop.opensAt', { time: timeOnDay(state.at, state.day) });
      case 'closedToday':
        return t('web.shop.closedToday');
    }
  }

  return (
    <S.Hours>
      <S.HoursNow>
        <Icon of={clockIcon} size="small" />
        {words(openStateOf(hours, now))}
      </S.HoursNow>
      <S.Week>
        {openWeek(hours, now).map(({ day, isToday, hours: span }) => (
          <div key={day} aria-current={isToday ? 'date' : undefined}>
            <dt>{intl.formatDate(Date.parse(`${day}T12:00:00Z`), { weekday: 'long' })}</dt>
            <dd>{span ? timeRange(span.start, span.end) : t('web.shop.closed')}</dd>
          </div>
        ))}
      </S.Week>
    </S.Hours>
  );
}
