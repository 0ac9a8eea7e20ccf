import { previewBag, type Bag, type BagForm, type Store } from '@zawadeh/domain';
import { BagCard, Text, UiProvider } from '@zawadeh/ui';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { nowAtom } from '../../../lib/clock.ts';
import { useAtomValue } from '../../../lib/store.ts';
import { themeAtom } from '../../../lib/theme.ts';
import { useOtherLanguage } from '../useOtherLanguage.ts';
import { shelfWords } from '../../shelf/locales/words.ts';
import * as S from './BagsSection.styles.ts';
import { paths } from '../../../lib/paths.ts';

interface BagPreviewProps {
  form: BagForm;
  stores: readonly Store[];
  /** The picked file, until the upload has a URL. */
  imageUrl: string | null;
}

/** The bag's card on the shelf, in both languages, updated while the admin types. */
export function BagPreview({ form, stores, imageUrl }: BagPreviewProps) {
  const t = useMessage();
  const store = stores.find(({ id }) => id === form.storeId)?.name ?? null;
  return (
    <S.Preview>
      <Text look="label" as="h3">
        {t('web.admin.bags.preview')}
      </Text>
      <BothCards bag={{ ...previewBag(form, store), imageUrl }} />
    </S.Preview>
  );
}

/** How customers of either language see a bag. */
export function BothCards({ bag }: { bag: Bag }) {
  const now = useAtomValue(nowAtom);
  const theme = useAtomValue(themeAtom);
  const other = useOtherLanguage(shelfWords);
  return (
    <S.Cards inert>
      <S.Still>
        <BagCard bag={bag} now={now} href={paths.ourBags} />
      </S.Still>
      {other && (
        <S.Still>
          <UiProvider language={other} theme={theme} scope="pane">
            <BagCard bag={bag} now={now} href={paths.ourBags} />
          </UiProvider>
        </S.Still>
      )}
    </S.Cards>
  );
}
