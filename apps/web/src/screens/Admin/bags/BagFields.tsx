import {
  CATEGORIES,
  inLanguage,
  LONGEST_DESCRIPTION,
  LONGEST_TITLE,
  type BagForm,
  type Store,
} from '@zawadeh/domain';
import {
  DateTimeField,
  ImageField,
  NumberField,
  SelectField,
  TextArea,
  TextField,
  useLanguage,
} from '@zawadeh/ui';
import { useMessage } from '../../../lib/useMessage.ts';
import { useAdminErrorMessage } from '../useAdminErrorMessage.ts';
import { categoryMessages } from '../../../features/shelf/shelf.messages.ts';
import { fields, messages, problems } from './BagsSection.messages.ts';
import * as S from './BagsSection.styles.ts';
import { shrinkPicture } from './shrinkPicture.ts';
import type { BagEditor } from './useBagEditor.ts';
import type { Picture } from './usePicture.ts';

interface BagFieldsProps {
  editor: BagEditor;
  picture: Picture;
  stores: readonly Store[];
}

/** A problem links to its field by this id. */
const fieldId = (field: keyof BagForm): string => `bag-${field}`;

export function BagFields({ editor, picture, stores }: BagFieldsProps) {
  const t = useMessage();
  const { locale } = useLanguage();
  const why = useAdminErrorMessage();
  const { form, change, problemOf } = editor;

  /** The props that every field has. */
  const of = (field: keyof BagForm) => {
    const problem = problemOf(field);
    return {
      id: fieldId(field),
      name: field,
      label: t(fields[field]),
      value: form[field],
      onValueChange: (value: string) => change({ [field]: value }),
      ...(problem && { error: t(problems[problem]) }),
    };
  };
  const { value: _value, onValueChange: _change, name: _name, ...ofImage } = of('imageUrl');
  const imageError = picture.trouble && t(messages.uploadFailed, { why: why(picture.trouble) });

  return (
    <>
      <S.Pair>
        <SelectField
          {...of('storeId')}
          isRequired
          placeholder={t('web.admin.choose')}
          options={stores.map(({ id, name }) => ({
            value: id,
            label: name ? inLanguage(name, locale).text : id,
          }))}
        />
        <SelectField
          {...of('category')}
          isRequired
          options={CATEGORIES.map((value) => ({ value, label: t(categoryMessages[value]) }))}
        />
      </S.Pair>
      <TextField {...of('title')} isRequired maxLength={LONGEST_TITLE} />
      <TextField {...of('titleAr')} isOptional maxLength={LONGEST_TITLE} />
      <S.Pair>
        <NumberField {...of('salePrice')} kind="price" isRequired />
        <NumberField {...of('fullPrice')} kind="price" isOptional />
      </S.Pair>
      <S.Pair>
        <DateTimeField {...of('pickupStart')} isRequired />
        <DateTimeField {...of('pickupEnd')} isRequired />
      </S.Pair>
      <S.Pair>
        <NumberField {...of('quantity')} kind="count" isRequired />
        <DateTimeField {...of('restock')} isOptional />
      </S.Pair>
      <TextArea {...of('description')} isOptional maxLength={LONGEST_DESCRIPTION} />
      <TextArea {...of('descriptionAr')} isOptional maxLength={LONGEST_DESCRIPTION} />
      <ImageField
        {...ofImage}
        isOptional
        picture={picture.shown}
        progress={picture.progress}
        prepare={shrinkPicture}
        onPick={picture.pick}
        onRemove={picture.remove}
        {...(imageError && { error: imageError })}
      />
    </>
  );
}
