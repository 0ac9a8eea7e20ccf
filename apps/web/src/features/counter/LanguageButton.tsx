import { useLanguage } from '@zawadeh/ui';
import { useStore } from '../../lib/store.ts';
import { switchLanguage } from '../../lib/messages/language.ts';
import * as S from './CounterScreen.styles.ts';

export const otherLanguage = { en: 'العربية', ar: 'English' } as const;

export function useSwitchLanguage(): () => void {
  const store = useStore();
  const { locale } = useLanguage();
  return () => {
    void switchLanguage(store, locale === 'ar' ? 'en' : 'ar');
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
