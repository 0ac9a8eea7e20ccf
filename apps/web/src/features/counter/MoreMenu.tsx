import { dotsIcon, Menu, useLanguage } from '@zawadeh/ui';
import { useState } from 'react';
import { isSoundOff, storedSunlight, storeSoundOff, storeSunlight } from './counterStorage.ts';
import { storedTheme } from '../../lib/preferences.ts';
import { useStore } from '../../lib/store.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { themeAtom } from '../../lib/theme.ts';
import { otherLanguage, useSwitchLanguage } from './LanguageButton.tsx';

export interface MoreMenuProps {
  onAbout: () => void;
  onLock: () => void;
  startsOpen?: boolean;
}

export function MoreMenu({ onAbout, onLock, startsOpen = false }: MoreMenuProps) {
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
      startsOpen={startsOpen}
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
