/** What the lists of a counter and of a courier share. */
import { isClockOff, type DeviceState } from '@zawadeh/domain';
import { Button, clockIcon, dotsIcon, Icon, Menu, Skeleton, useLanguage } from '@zawadeh/ui';
import { useState } from 'react';
import { isSoundOff, storedSunlight, storeSoundOff, storeSunlight } from '../../backend/counterStorage.ts';
import { storedTheme } from '../../lib/preferences.ts';
import { useStore } from '../../lib/store.ts';
import { useMessage } from '../../lib/useMessage.ts';
import { themeAtom } from '../../state/theme.ts';
import { otherLanguage, useSwitchLanguage } from './LanguageButton.tsx';
import * as S from './CounterScreen.styles.ts';
import type { DeviceSync } from './useDevice.ts';

const MINUTE = 60_000;
const SKELETONS = [0, 1, 2];

interface NothingKnownProps {
  sync: Pick<DeviceSync<DeviceState>, 'hasFailed' | 'retry'>;
  /** Why there is no list. */
  text: string;
}

/** Nothing is kept: it is on its way, or the phone was never online today. */
export function NothingKnown({ sync: { hasFailed, retry }, text }: NothingKnownProps) {
  const t = useMessage();
  if (!hasFailed) return SKELETONS.map((place) => <Skeleton key={place} $height={82} />);
  return (
    <S.Empty role="alert">
      <p>{text}</p>
      <Button onPress={retry}>{t('web.counter.again')}</Button>
    </S.Empty>
  );
}

/** A wrong clock of the phone is said, and does no harm. */
export function WrongClock({ ahead, now }: { ahead: number; now: number }) {
  const t = useMessage();
  const minutes = Math.round(Math.abs(ahead) / MINUTE);
  return (
    <div role="status">
      {isClockOff(now + ahead, now) && (
        <S.ClockStrip>
          <Icon of={clockIcon} size="small" />
          <span>{t(ahead > 0 ? 'web.counter.clockFast' : 'web.counter.clockSlow', { minutes })}</span>
        </S.ClockStrip>
      )}
    </div>
  );
}

export function MoreMenu({ onAbout, onLock }: { onAbout: () => void; onLock: () => void }) {
  const t = useMessage();
  const store = useStore();
  const { locale } = useLanguage();
  const switchToOther = useSwitchLanguage();
  const [isSunlight, setSunlight] = useState(storedSunlight);
  const [isMuted, setMuted] = useState(isSoundOff);
  const toggle = () => {
    storeSunlight(!isSunlight);
    setSunlight(!isSunlight);
    store.set(themeAtom, isSunlight ? storedTheme() : 'contrast');
  };
  return (
    <Menu
      label={t('web.counter.more')}
      icon={dotsIcon}
      isIconOnly
      actions={[
        { id: 'language', label: otherLanguage[locale], onPress: switchToOther },
        {
          id: 'sunlight',
          label: t(isSunlight ? 'web.counter.darkRoom' : 'web.counter.sunlight'),
          onPress: toggle,
        },
        {
          id: 'sound',
          label: t(isMuted ? 'web.counter.soundOn' : 'web.counter.soundOff'),
          onPress: () => {
            storeSoundOff(!isMuted);
            setMuted(!isMuted);
          },
        },
        { id: 'lock', label: t('web.counter.lock'), onPress: onLock },
        { id: 'about', label: t('web.counter.about'), onPress: onAbout },
      ]}
    />
  );
}

/** Opens the pad for the last characters of a code. */
export function CodeButton({ onPress }: { onPress: () => void }) {
  const t = useMessage();
  return (
    <S.CodeField type="button" onClick={onPress}>
      {t('web.counter.codeField')}
      <span dir="ltr" aria-hidden="true">
        _ _ _ _
      </span>
    </S.CodeField>
  );
}
