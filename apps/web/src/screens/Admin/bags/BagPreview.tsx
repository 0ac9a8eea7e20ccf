import { readBag, readBagForm, type Bag, type BagForm, type Locale, type Store } from '@zawadeh/domain';
import { BagCard, Text, UiProvider, useLanguage, type Language } from '@zawadeh/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { nowAtom } from '../../../state/clock.ts';
import { loadLanguage } from '../../../state/language.ts';
import { useAtomValue } from '../../../state/store.ts';
import { themeAtom } from '../../../state/theme.ts';
import { messages } from './BagsSection.messages.ts';
import * as S from './BagsSection.styles.ts';

interface BagPreviewProps {
  form: BagForm;
  stores: readonly Store[];
  /** The file that is on its way, until it has an address. */
  imageUrl: string | null;
}

/** The card of the shelf as it will be, in both languages, while one types. */
export function BagPreview({ form, stores, imageUrl }: BagPreviewProps) {
  const intl = useIntl();
  const now = useAtomValue(nowAtom);
  const theme = useAtomValue(themeAtom);
  const { locale } = useLanguage();
  const other = useOtherLanguage(locale);
  const bag = asSeen(form, stores, imageUrl);
  return (
    <S.Preview>
      <Text look="label" as="h3">
        {intl.formatMessage({ id: messages.preview })}
      </Text>
      <S.Cards inert>
        <S.Still>
          <BagCard bag={bag} now={now} href="/our-bags" />
        </S.Still>
        {other && (
          <S.Still>
            <UiProvider language={other} theme={theme} scope="pane">
              <BagCard bag={bag} now={now} href="/our-bags" />
            </UiProvider>
          </S.Still>
        )}
      </S.Cards>
    </S.Preview>
  );
}

/** The other language's words of the shelf. Without them its card is left out. */
function useOtherLanguage(locale: Locale): Language | null {
  const [language, take] = useState<Language | null>(null);
  useEffect(() => {
    let isOver = false;
    loadLanguage(locale === 'ar' ? 'en' : 'ar', ['shelf']).then(
      (found) => {
        if (!isOver) take(found);
      },
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [locale]);
  return language;
}

/** As far as it can be read: what is wrong or missing is nothing yet. */
function asSeen(form: BagForm, stores: readonly Store[], imageUrl: string | null): Bag {
  const whole = {
    ...form,
    storeId: form.storeId || '0',
    title: form.title || ' ',
    salePrice: form.salePrice || '0',
  };
  const reading = readBagForm(whole);
  const wrong = new Set<keyof BagForm>(reading.ok ? [] : reading.problems.map(({ field }) => field));
  const told = (field: keyof BagForm) => (wrong.has(field) ? null : form[field]);
  const body = reading.ok
    ? reading.body
    : {
        title: form.title,
        name_ar: form.titleAr || null,
        full_price: told('fullPrice') || null,
        sale_price: told('salePrice') || 0,
        quantity: Number(told('quantity') || 1),
        category: form.category,
        pickup_start: null,
        pickup_end: null,
        restock_time: null,
      };
  const store = stores.find(({ id }) => id === form.storeId)?.name ?? null;
  const read = readBag({
    ...body,
    id: 'preview',
    image_url: imageUrl,
    store: store && { id: form.storeId, name: store.en, name_ar: store.ar },
  });
  if (!read.ok) throw new Error(read.reason);
  return { ...read.bag, imageUrl };
}
