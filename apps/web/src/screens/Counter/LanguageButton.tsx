import { useLanguage } from '@zawadeh/ui';
import { useStore } from '../../lib/store.ts';
import { switchLanguage } from '../../state/language.ts';
import { loadDeviceWords } from './deviceWords.ts';
import * as S from './CounterScreen.styles.ts';

export const otherLanguage = { en: 'العربية', ar: 'English' } as const;

/** The words come first: without them the page would have none. */
export function useSwitchLanguage(): () => void {
  const store = useStore();
  const { locale } = useLanguage();
  return () => {
    const other = locale === 'ar' ? 'en' : 'ar';
    void loadDeviceWords(other).then(
      () => switchLanguage(store, other),
      // Without a connection the page stays as it is.
      () => {},
    );
  };
}

export function LanguageButton() {
  const { locale } = useLanguage();
  const onPress = useSwitchLanguage();
  const other = locale === 'ar' ? 'en' : 'ar';
  return (
    <S.Language type="button" lang={other} onClick={onPress}>
      {otherLanguage[locale]}
    </S.Language>
  );
}
