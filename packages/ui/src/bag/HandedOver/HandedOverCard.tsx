import { beirutTime, wallClock, type Instant, type Locale, type LocalText } from '@zawadeh/domain';
import { Fragment, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../controls/Button/Button.tsx';
import { Ltr } from '../../foundations/Ltr/Ltr.tsx';
import { useLanguage } from '../../provider/contexts.ts';
import { useBeirutTime } from '../../provider/useBeirut.ts';
import type { TicketBag } from '../TicketStub/TicketStub.tsx';
import * as S from './HandedOver.styles.ts';

/** What the screen says, and to whom it answers. */
export interface HandedOverWords {
  /** What happened and when, in both languages: the counter may read the other one. */
  title: Record<Locale, string>;
  /** The current time; read several times a second, so that a screenshot does not pass for the screen. */
  clock: () => Instant;
  /** In both languages, where the shop has them. */
  store: LocalText;
  /** All bags that were handed over. */
  bags: readonly TicketBag[];
  /** The whole order code. */
  code: string;
  /** Called by the button, by Escape and by the back gesture. */
  onDone: () => void;
}

interface HandedOverCardProps extends HandedOverWords {
  titleId: string;
}

/** The content of HandedOver. */
export function HandedOverCard({ titleId, title, clock, store, bags, code, onDone }: HandedOverCardProps) {
  const intl = useIntl();
  const { locale } = useLanguage();
  const { date } = useBeirutTime();
  const now = useSecond(clock);
  const other: Locale = locale === 'ar' ? 'en' : 'ar';
  const count = bags.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <S.Root>
      <S.Band aria-hidden="true" />
      <S.Content>
        <Ring seconds={secondsOf(now)} />
        <S.Words>
          <S.Title id={titleId}>{title[locale]}</S.Title>
          <S.OtherTitle {...written(other)}>{title[other]}</S.OtherTitle>
          <Clock now={now} />
          <S.Day>{intl.formatMessage({ id: 'ui.handedOver.clock' }, { day: date(now) })}</S.Day>
        </S.Words>
        <S.What>
          <S.Quiet>
            {([locale, other] as const).map((each) => {
              const name = store[each];
              return (
                name && (
                  <Fragment key={each}>
                    <bdi {...written(each)}>{name}</bdi>{' '}
                  </Fragment>
                )
              );
            })}
          </S.Quiet>
          <S.Count>
            {intl.formatMessage({ id: 'ui.handedOver.bags' }, { count })} · <Ltr>{code}</Ltr>
          </S.Count>
          {bags.map(({ id, name, quantity }) => (
            <S.Quiet key={id}>
              {name} × {quantity}
            </S.Quiet>
          ))}
        </S.What>
        <Button kind="primary" isFullWidth onPress={onDone}>
          {intl.formatMessage({ id: 'ui.handedOver.done' })}
        </Button>
      </S.Content>
    </S.Root>
  );
}

const written = (locale: Locale) => ({ lang: locale, dir: locale === 'ar' ? 'rtl' : 'ltr' }) as const;

const SECOND = 1_000;
const secondsOf = (at: Instant): number => Math.floor(at / SECOND) % 60;

/** Beirut's clock is whole minutes from UTC, so the seconds are the same. */
function Clock({ now }: { now: Instant }) {
  const intl = useIntl();
  const id = beirutTime(now).hour < 12 ? 'ui.time.morning' : 'ui.time.afternoon';
  const clock = (
    <S.Digits key="digits" dir="ltr">
      {wallClock(now)}:{String(secondsOf(now)).padStart(2, '0')}
    </S.Digits>
  );
  return <S.Clock role="timer">{intl.formatMessage({ id }, { clock })}</S.Clock>;
}

/** Fills once a minute, clockwise in both languages. */
function Ring({ seconds }: { seconds: number }) {
  const circle = { cx: 116, cy: 116 };
  return (
    <S.Ring viewBox="0 0 232 232" aria-hidden="true" focusable={false}>
      <S.Track {...circle} r={109.5} />
      <S.Passed
        {...circle}
        r={109.5}
        pathLength={60}
        strokeDasharray={`${seconds} 60`}
        transform="rotate(-90 116 116)"
      />
      <S.Edge {...circle} r={115} />
      <S.Edge {...circle} r={104} />
      <S.Disc {...circle} r={87} />
      <S.Check d="M78 118l27 27 52-57" />
    </S.Ring>
  );
}

/** Ticks more often than once a second, so that no second is skipped; renders once a second. */
const TICK_MS = 200;

function useSecond(clock: () => Instant): Instant {
  const [now, setNow] = useState(() => wholeSecond(clock()));
  useEffect(() => {
    const timer = setInterval(() => setNow(wholeSecond(clock())), TICK_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}

const wholeSecond = (at: Instant): Instant => at - (at % SECOND);
