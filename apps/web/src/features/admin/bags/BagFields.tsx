import {
  BAG_FIELDS,
  BAG_PICTURES,
  CATEGORIES,
  CONTENT_WORDS,
  inLanguage,
  LONGEST_DESCRIPTION,
  LONGEST_TITLE,
  readCategory,
  type BagContents,
  type BagTextField,
  type Store,
} from '@zawadeh/domain';
import {
  Alert,
  allergenMessages,
  BagPicture,
  Chip,
  ChipField,
  DateTimeField,
  dietMessages,
  NumberField,
  SelectField,
  TextArea,
  TextField,
  useLanguage,
} from '@zawadeh/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { categoryMessages } from '../../shelf/shelf.messages.ts';
import { labelOf, problems } from './BagsSection.messages.ts';
import * as S from './BagsSection.styles.ts';
import type { BagEditor } from './useBagEditor.ts';
import { DrawingField } from '../picture/DrawingField.tsx';
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

/** The drawings show no availability. */
const AVAILABLE = { state: 'available', lowStock: null } as const;

/** A problem links to its field by this id. */
const fieldId = (field: BagTextField): string => `bag-${field}`;

export function BagFields({ editor, picture, stores, isPlanned, plan }: BagFieldsProps) {
  const t = useMessage();
  const intl = useIntl();
  const { locale } = useLanguage();
  const { form, change, problemOf } = editor;

  /** The props that every field has. */
  const propsOf = (field: BagTextField) => {
    const problem = problemOf(field);
    return {
      id: fieldId(field),
      name: field,
      label: t(labelOf(field)),
      value: form[field],
      onValueChange: (value: string) => change({ [field]: value }),
      ...(BAG_FIELDS[field].isRequired ? { isRequired: true } : { isOptional: true }),
      ...(problem && { error: t(problems[problem]) }),
    };
  };
  const { value: _value, onValueChange: _change, name: _name, ...imageProps } = propsOf('imageUrl');

  /** The choice is in the order of all words, so that the same one is always the same list. */
  const chipsOf = <Word extends string>(
    list: keyof BagContents,
    all: readonly Word[],
    chosen: readonly Word[],
    names: Readonly<Record<Word, string>>,
  ) => (
    <ChipField label={t(labelOf(list))}>
      {all.map((word) => (
        <Chip
          key={word}
          selected={chosen.includes(word)}
          onPress={() => change({ [list]: all.filter((each) => chosen.includes(each) !== (each === word)) })}
        >
          {intl.formatMessage({ id: names[word] })}
        </Chip>
      ))}
    </ChipField>
  );

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
      {chipsOf('diet', CONTENT_WORDS.diet, form.diet, dietMessages)}
      {chipsOf('allergens', CONTENT_WORDS.allergens, form.allergens, allergenMessages)}
      <TextArea {...propsOf('description')} maxLength={LONGEST_DESCRIPTION} />
      <TextArea {...propsOf('descriptionAr')} maxLength={LONGEST_DESCRIPTION} />
      <PictureField {...imageProps} picture={picture} />
      <DrawingField
        name="picture"
        label={t(labelOf('picture'))}
        value={form.picture}
        onValueChange={(drawing) => change({ picture: drawing })}
        hint={t('web.admin.drawing.bagHint')}
        drawings={[null, ...BAG_PICTURES].map((drawing) => ({
          value: drawing ?? '',
          label: t(drawing === null ? 'web.admin.drawing.byCategory' : `web.admin.drawing.${drawing}`),
          picture: (
            <BagPicture
              category={readCategory(form.category)}
              picture={drawing}
              imageUrl={null}
              availability={AVAILABLE}
            />
          ),
        }))}
      />
    </>
  );
}
