import { daysAheadInBeirut, type Instant, type Notification, type Notifications } from '@zawadeh/domain';
import { Fragment, use } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { mopedIcon } from '../../foundations/Icon/orderIcons.ts';
import { storeIcon } from '../../foundations/Icon/shelfIcons.ts';
import { Ltr } from '../../foundations/Ltr/Ltr.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.ts';
import { DateTime } from '../../foundations/DateTime/DateTime.tsx';
import { LinkContext, useLanguage } from '../../provider/contexts.ts';
import * as S from './NotificationList.styles.ts';

export interface NotificationListProps {
  /** Newest first. */
  notifications: Notifications;
  /** Ids shown as new although they are already marked as read. */
  fresh?: ReadonlySet<string>;
  /** The current time in milliseconds. */
  now: Instant;
}

const ICONS = { delivery: mopedIcon, pickup: storeIcon };

/**
 * The notifications about a user's orders, and about bags that they wait for, newest first.
 *
 * The time is shown for today and the day before that, in the Beirut time zone.
 *
 * @use in a `NotificationPanel`, which a {@link BellButton} opens.
 * @avoid for something that has just happened on the page: that is a {@link Toast}.
 * @keyboard Tab: goes to the next notification
 * @keyboard Enter: opens its order or bag
 * @reader A new notification begins with "New"; the tint and the bold type say the same.
 * @arabic The moped is mirrored. Codes in a message are isolated and read from left to right.
 */
export function NotificationList({ notifications, fresh, now }: NotificationListProps) {
  const intl = useIntl();
  if (notifications.length === 0) {
    return (
      <S.Empty>
        <S.Picture src="/art/empty-notifications.svg" alt="" width={200} height={160} />
        <p>{intl.formatMessage({ id: 'ui.notificationList.empty' })}</p>
      </S.Empty>
    );
  }
  return (
    <S.Root role="list">
      {notifications.map((each) => (
        <Item key={each.id} {...each} read={each.read && !fresh?.has(each.id)} now={now} />
      ))}
    </S.Root>
  );
}

function Item({ type, orderCode, bagId, createdAt, read, now, ...texts }: Notification & { now: Instant }) {
  const intl = useIntl();
  const Link = use(LinkContext);
  const { locale } = useLanguage();
  const message = locale === 'ar' ? texts.messageAr : texts.messageEn;
  const isToday = daysAheadInBeirut(createdAt, now) === 0;
  return (
    <S.Item data-unread={!read || undefined}>
      <S.Tile>
        <Icon of={ICONS[type]} />
      </S.Tile>
      <div>
        <S.Message>
          {!read && <VisuallyHidden>{intl.formatMessage({ id: 'ui.notificationList.new' })} </VisuallyHidden>}
          <S.Open
            as={Link}
            href={bagId ? `/bag/${encodeURIComponent(bagId)}` : `/ticket/${encodeURIComponent(orderCode)}`}
          >
            {withIsolatedCode(message, orderCode)}
          </S.Open>
        </S.Message>
        <S.Meta>
          {!bagId && (
            <>
              <Ltr>{orderCode}</Ltr>
              <span aria-hidden="true">·</span>
            </>
          )}
          <DateTime at={createdAt} as={isToday ? 'time' : 'day'} />
        </S.Meta>
      </div>
    </S.Item>
  );
}

/** Isolates the code, so that code and sentence keep their own direction. */
const withIsolatedCode = (message: string, code: string) =>
  message.split(code).map((words, at) => (
    <Fragment key={at}>
      {at > 0 && <Ltr>{code}</Ltr>}
      {words}
    </Fragment>
  ));
