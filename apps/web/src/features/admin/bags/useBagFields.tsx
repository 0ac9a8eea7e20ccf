import {
  BAG_FIELDS,
  BAG_PICTURES,
  CONTENT_WORDS,
  readCategory,
  type BagContents,
  type BagTextField,
} from '@zawadeh/domain';
import { allergenMessages, BagPicture, Chip, ChipField, dietMessages } from '@zawadeh/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { DrawingField } from '../picture/DrawingField.tsx';
import { labelOf, problems } from './BagsSection.messages.ts';
import type { BagEditor } from './useBagEditor.ts';

/** The drawings show no availability. */
export const AVAILABLE = { state: 'available', lowStock: null } as const;

/** A problem links to its field by this id. */
const fieldId = (field: BagTextField): string => `bag-${field}`;

/** The parts that the forms of admins and of shops share. */
export function useBagFields({ form, change, problemOf }: BagEditor) {
  const t = useMessage();
  const intl = useIntl();

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

  const contents: ReactNode = (
    <>
      {chipsOf('diet', CONTENT_WORDS.diet, form.diet, dietMessages)}
      {chipsOf('allergens', CONTENT_WORDS.allergens, form.allergens, allergenMessages)}
    </>
  );
  const drawing: ReactNode = (
    <DrawingField
      name="picture"
      label={t(labelOf('picture'))}
      value={form.picture}
      onValueChange={(chosen) => change({ picture: chosen })}
      hint={t('web.admin.drawing.bagHint')}
      drawings={[null, ...BAG_PICTURES].map((name) => ({
        value: name ?? '',
        label: t(name === null ? 'web.admin.drawing.byCategory' : `web.admin.drawing.${name}`),
        picture: (
          <BagPicture
            category={readCategory(form.category)}
            picture={name}
            imageUrl={null}
            availability={AVAILABLE}
          />
        ),
      }))}
    />
  );
  return { propsOf, imageProps, contents, drawing };
}
