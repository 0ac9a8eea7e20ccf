/** Live examples for the page about time. */
import type { Instant } from '@zawadeh/domain';
import { DateTime, PickupWindow, RestockNote, Text } from '@zawadeh/ui';
import { bagWith, inMinutes, now } from '../../packages/ui/src/stories/bags.ts';
import { useWords, Words } from '../../packages/ui/src/stories/words.ts';
import * as S from '../../packages/ui/src/stories/docsSides.styles.ts';

const MINUTE = 60_000;
const DAY = 24 * 60;

const KINDS = ['time', 'day', 'date', 'dateTime', 'dayTime'] as const;

const hours = (start: number | null, end: number | null) =>
  bagWith({
    pickup_start: start === null ? null : inMinutes(start),
    pickup_end: end === null ? null : inMinutes(end),
  });

const WINDOWS = [
  hours(150, 360),
  hours(DAY + 150, DAY + 360),
  hours(4 * DAY, 4 * DAY + 120),
  hours(null, 240),
];

export const Moments = () => (
  <S.Samples>
    {KINDS.map((kind) => (
      <div key={kind} style={{ display: 'contents' }}>
        <dt>
          <bdi dir="ltr">{kind}</bdi>
        </dt>
        <dd>
          <DateTime at={now} as={kind} />
        </dd>
      </div>
    ))}
  </S.Samples>
);

export const Windows = () => (
  <S.Column>
    {WINDOWS.map((bag) => (
      <PickupWindow key={`${bag.pickupStart} ${bag.pickupEnd}`} bag={bag} now={now} />
    ))}
  </S.Column>
);

export const Range = () => <PickupWindow bag={hours(150, 360)} now={now} />;

export const BareRange = () => (
  <p>
    <Words en="17:00-20:30 (EET)" ar="5:00 - 8:30 م" />
  </p>
);

const AHEAD = [-5, 0.5, 25, 3 * 60, DAY + 60, 4 * DAY];

export const Restocks = () => (
  <S.Column>
    {AHEAD.map((minutes) => (
      <RestockNote key={minutes} restockAt={now + minutes * MINUTE} now={now} />
    ))}
  </S.Column>
);

export const Quiet = () => <RestockNote restockAt={now + 25 * MINUTE} now={now} />;

export const Countdown = () => (
  <Text look="label" as="p" tone="danger">
    <Words en="Hurry! 00:24:59" ar="أسرع! 00:24:59" />
  </Text>
);

/** An evening in winter and one in summer, two and three hours ahead of Greenwich. */
const EVENINGS: readonly Instant[] = [Date.UTC(2026, 11, 1, 16, 0), Date.UTC(2027, 6, 1, 15, 0)];

export const SameClock = () => (
  <S.Column>
    {EVENINGS.map((at) => (
      <p key={at}>
        <DateTime at={at} />
      </p>
    ))}
  </S.Column>
);

export const InASentence = () => (
  <p>
    {useWords({ en: 'Paid on ', ar: 'تمّ الدفع يوم ' })}
    <DateTime at={now} as="dayTime" />
    {useWords({ en: '.', ar: '.' })}
  </p>
);

export const Numbers = () => <p>2026-11-21T12:30:00Z</p>;
