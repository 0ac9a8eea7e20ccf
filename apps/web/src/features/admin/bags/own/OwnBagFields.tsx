import {
  CATEGORIES,
  formatUsd,
  isDear,
  leftToRight,
  LONGEST_DESCRIPTION,
  LONGEST_TITLE,
  percentOff,
  readBagPicture,
  readCategory,
  readImageUrl,
  readTypedPrice,
  shopGets,
  type OwnStore,
} from '@zawadeh/domain';
import { BagPicture, Chip, ChipField, NumberField, Text, TextArea, TextField } from '@zawadeh/ui';
import type { ReactNode } from 'react';
import { useMessage } from '../../../../lib/messages/useMessage.ts';
import { categoryMessages } from '../../../shelf/shelf.messages.ts';
import { PictureField } from '../../picture/PictureField.tsx';
import type { Picture } from '../../picture/usePicture.ts';
import { labelOf } from '../BagsSection.messages.ts';
import type { BagEditor } from '../useBagEditor.ts';
import { AVAILABLE, useBagFields } from '../useBagFields.tsx';
import * as S from './OwnBags.styles.ts';

interface OwnBagFieldsProps {
  editor: BagEditor;
  picture: Picture;
  store: OwnStore;
  /** When it is sold, and how many. */
  hours: ReactNode;
}

/** The form of a shop for its own bag: the picture first, and no shop to choose. Staff only read the prices. */
export function OwnBagFields({ editor, picture, store, hours }: OwnBagFieldsProps) {
  const t = useMessage();
  const { form, change } = editor;
  const { propsOf, imageProps, contents, drawing } = useBagFields(editor);
  const drawn = form.picture === '' ? null : form.picture;
  return (
    <>
      <S.Hero>
        <BagPicture
          category={readCategory(form.category)}
          picture={readBagPicture(drawn)}
          imageUrl={picture.address?.startsWith('blob:') ? picture.address : readImageUrl(picture.address)}
          availability={AVAILABLE}
        />
      </S.Hero>
      <PictureField {...imageProps} picture={picture} hasPreview={false} />
      <TextField {...propsOf('title')} maxLength={LONGEST_TITLE} />
      <TextField {...propsOf('titleAr')} maxLength={LONGEST_TITLE} />
      <Prices editor={editor} store={store} propsOf={propsOf} />
      <ChipField label={t(labelOf('category'))}>
        {CATEGORIES.map((category) => (
          <Chip key={category} selected={form.category === category} onPress={() => change({ category })}>
            {t(categoryMessages[category])}
          </Chip>
        ))}
      </ChipField>
      {hours}
      {contents}
      <TextArea {...propsOf('description')} maxLength={LONGEST_DESCRIPTION} />
      <TextArea {...propsOf('descriptionAr')} maxLength={LONGEST_DESCRIPTION} />
      <S.Drawings>
        <summary>{t('web.store.bags.drawing')}</summary>
        {drawing}
      </S.Drawings>
    </>
  );
}

interface PricesProps {
  editor: BagEditor;
  store: OwnStore;
  propsOf: ReturnType<typeof useBagFields>['propsOf'];
}

function Prices({ editor: { form }, store: { role, commissionBasisPoints }, propsOf }: PricesProps) {
  const t = useMessage();
  const [sale, full] = [readTypedPrice(form.salePrice), readTypedPrice(form.fullPrice)];
  const off = sale !== null && full !== null && full > sale && (
    <S.Off data-dear={isDear(sale, full) || undefined} dir="ltr">{`−${percentOff(sale, full)} %`}</S.Off>
  );
  if (role !== 'owner') {
    return (
      <S.ReadPrices>
        {sale !== null && <strong dir="ltr">{formatUsd(sale)}</strong>}
        {full !== null && <s dir="ltr">{formatUsd(full)}</s>}
        {off}
        <Text look="bodySmall" tone="muted">
          {t('web.admin.why.ownerSetsPrices')}
        </Text>
      </S.ReadPrices>
    );
  }
  return (
    <div>
      <S.Prices>
        <NumberField {...propsOf('fullPrice')} kind="price" />
        <NumberField {...propsOf('salePrice')} kind="price" />
      </S.Prices>
      <S.UnderPrices>
        {off}
        {sale !== null && (
          <Text look="bodySmall" as="span" tone="muted">
            {t('web.store.youGet', {
              amount: leftToRight(formatUsd(shopGets(sale, commissionBasisPoints))),
              rate: leftToRight(`${commissionBasisPoints / 100} %`),
            })}
          </Text>
        )}
      </S.UnderPrices>
    </div>
  );
}
