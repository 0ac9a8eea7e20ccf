import {
  ALLERGENS,
  CATEGORIES,
  DIETS,
  inLanguage,
  LONGEST_DESCRIPTION,
  LONGEST_TITLE,
  type BagTextField,
  type Store,
} from '@zawadeh/domain';
import {
  Alert,
  allergenMessages,
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
import { fields, messages, problems } from './BagsSection.messages.ts';
import * as S from './BagsSection.styles.ts';
import type { BagEditor } from './useBagEditor.ts';
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
      label: t(fields[field]),
      value: form[field],
      onValueChange: (value: string) => change({ [field]: value }),
      ...(problem && { error: t(problems[problem]) }),
    };
  };
  const { value: _value, onValueChange: _change, name: _name, ...imageProps } = propsOf('imageUrl');

  return (
    <>
      <S.Pair>
        <SelectField
          {...propsOf('storeId')}
          isRequired
          placeholder={t('web.admin.choose')}
          options={stores.map(({ id, name }) => ({
            value: id,
            label: name ? inLanguage(name, locale).text : id,
          }))}
        />
        <SelectField
          {...propsOf('category')}
          isRequired
          options={CATEGORIES.map((value) => ({ value, label: t(categoryMessages[value]) }))}
        />
      </S.Pair>
      <TextField {...propsOf('title')} isRequired maxLength={LONGEST_TITLE} />
      <TextField {...propsOf('titleAr')} isOptional maxLength={LONGEST_TITLE} />
      <S.Pair>
        <NumberField {...propsOf('salePrice')} kind="price" isRequired />
        <NumberField {...propsOf('fullPrice')} kind="price" isOptional />
      </S.Pair>
      {isPlanned && <Alert kind="info">{t(messages.todayOnly)}</Alert>}
      <S.Pair>
        <DateTimeField {...propsOf('pickupStart')} isRequired />
        <DateTimeField {...propsOf('pickupEnd')} isRequired />
      </S.Pair>
      <S.Pair>
        <NumberField {...propsOf('quantity')} kind="count" isRequired />
        <DateTimeField {...propsOf('restock')} isOptional hint={isPlanned && t(messages.byPlan)} />
      </S.Pair>
      {plan}
      <ChipField label={t(messages.diet)}>
        {DIETS.map((diet) => (
          <Chip
            key={diet}
            selected={form.diet.includes(diet)}
            onPress={() => change({ diet: toggled(DIETS, form.diet, diet) })}
          >
            {intl.formatMessage({ id: dietMessages[diet] })}
          </Chip>
        ))}
      </ChipField>
      <ChipField label={t(messages.allergens)}>
        {ALLERGENS.map((allergen) => (
          <Chip
            key={allergen}
            selected={form.allergens.includes(allergen)}
            onPress={() => change({ allergens: toggled(ALLERGENS, form.allergens, allergen) })}
          >
            {intl.formatMessage({ id: allergenMessages[allergen] })}
          </Chip>
        ))}
      </ChipField>
      <TextArea {...propsOf('description')} isOptional maxLength={LONGEST_DESCRIPTION} />
      <TextArea {...propsOf('descriptionAr')} isOptional maxLength={LONGEST_DESCRIPTION} />
      <PictureField {...imageProps} picture={picture} />
    </>
  );
}

/** In the order of all of them, so that the same choice is always the same list. */
const toggled = <Name,>(all: readonly Name[], chosen: readonly Name[], name: Name): Name[] =>
  all.filter((each) => chosen.includes(each) !== (each === name));
