import { CATEGORIES, inLanguage, LONGEST_DESCRIPTION, LONGEST_TITLE, type Store } from '@zawadeh/domain';
import {
  Alert,
  DateTimeField,
  NumberField,
  SelectField,
  TextArea,
  TextField,
  useLanguage,
} from '@zawadeh/ui';
import type { ReactNode } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { categoryMessages } from '../../shelf/shelf.messages.ts';
import * as S from './BagsSection.styles.ts';
import type { BagEditor } from './useBagEditor.ts';
import { useBagFields } from './useBagFields.tsx';
import { PictureField } from '../picture/PictureField.tsx';
import type { Picture } from '../picture/usePicture.ts';

interface BagFieldsProps {
  editor: BagEditor;
  picture: Picture;
  stores: readonly Store[];
  isPlanned: boolean;
  /** Stands below the hours and the quantity. */
  plan: ReactNode;
}

export function BagFields({ editor, picture, stores, isPlanned, plan }: BagFieldsProps) {
  const t = useMessage();
  const { locale } = useLanguage();
  const { propsOf, imageProps, contents, drawing } = useBagFields(editor);

  return (
    <>
      <S.Pair>
        <SelectField
          {...propsOf('storeId')}
          placeholder={t('web.admin.choose')}
          options={stores.map(({ id, name }) => ({
            value: id,
            label: name ? inLanguage(name, locale).text : id,
          }))}
        />
        <SelectField
          {...propsOf('category')}
          options={CATEGORIES.map((value) => ({ value, label: t(categoryMessages[value]) }))}
        />
      </S.Pair>
      <TextField {...propsOf('title')} maxLength={LONGEST_TITLE} />
      <TextField {...propsOf('titleAr')} maxLength={LONGEST_TITLE} />
      <S.Pair>
        <NumberField {...propsOf('salePrice')} kind="price" />
        <NumberField {...propsOf('fullPrice')} kind="price" />
      </S.Pair>
      {isPlanned && <Alert kind="info">{t('web.admin.plan.todayOnly')}</Alert>}
      <S.Pair>
        <DateTimeField {...propsOf('pickupStart')} />
        <DateTimeField {...propsOf('pickupEnd')} />
      </S.Pair>
      <S.Pair>
        <NumberField {...propsOf('quantity')} kind="count" />
        <DateTimeField {...propsOf('restock')} hint={isPlanned && t('web.admin.plan.byPlan')} />
      </S.Pair>
      {plan}
      {contents}
      <TextArea {...propsOf('description')} maxLength={LONGEST_DESCRIPTION} />
      <TextArea {...propsOf('descriptionAr')} maxLength={LONGEST_DESCRIPTION} />
      <PictureField {...imageProps} picture={picture} />
      {drawing}
    </>
  );
}
