import type { DeliveryArea } from '@zawadeh/domain';
import { useLanguage } from '../../provider/contexts.ts';
import * as S from './AreaPicker.styles.ts';

/** The area's name in the other language. */
export function OtherName({ area }: { area: DeliveryArea }) {
  const other = useLanguage().locale === 'ar' ? 'en' : 'ar';
  return (
    <S.Other lang={other} dir={other === 'ar' ? 'rtl' : 'ltr'}>
      {area.name[other]}
    </S.Other>
  );
}
