import {
  DELIVERY_AREAS,
  FACADES,
  LONGEST_ABOUT,
  LONGEST_NAME,
  LONGEST_SHOP_ADDRESS,
  readFacade,
  type StoreForm,
  type StoreFormProblems,
} from '@zawadeh/domain';
import { facadeDrawing, PhoneField, SelectField, TextArea, TextField, useLanguage } from '@zawadeh/ui';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { DrawingField } from '../picture/DrawingField.tsx';
import { PictureField } from '../picture/PictureField.tsx';
import type { Picture } from '../picture/usePicture.ts';
import { HoursFields } from './HoursFields.tsx';
import { PlaceFound } from './PlaceFound.tsx';
import { fields, PLACE_EXAMPLE, placeProblems } from './StoresSection.messages.ts';
import type { ReactNode } from 'react';
import * as S from './StoresSection.styles.ts';

/** Of the field with the picture. */
export const PICTURE_ID = 'store-picture';

interface StoreFieldsProps {
  form: StoreForm;
  change: (values: Partial<StoreForm>) => void;
  /** What a form that was sent has to have corrected. */
  problems: StoreFormProblems;
  picture: Picture;
  /** Another way to say where it is. */
  placeAction?: ReactNode;
  /** Below the preview, where it is seen at once. */
  isPictureFirst?: boolean;
}

export function StoreFields({
  form,
  change,
  problems,
  picture,
  placeAction,
  isPictureFirst = false,
}: StoreFieldsProps) {
  const t = useMessage();
  const { locale } = useLanguage();
  const propsOf = (field: keyof typeof fields) => ({
    name: field,
    label: t(fields[field]),
    value: form[field],
    onValueChange: (value: string) => change({ [field]: value }),
  });
  const pictureField = (
    <PictureField id={PICTURE_ID} label={t('web.admin.stores.picture')} picture={picture} />
  );
  return (
    <>
      {isPictureFirst && pictureField}
      <S.Pair>
        <TextField
          {...propsOf('name')}
          isRequired
          maxLength={LONGEST_NAME}
          {...(problems.name && { error: t('web.admin.stores.nameMissing') })}
        />
        <TextField {...propsOf('nameAr')} isOptional maxLength={LONGEST_NAME} />
        <TextField {...propsOf('address')} isOptional maxLength={LONGEST_SHOP_ADDRESS} />
        <TextField {...propsOf('addressAr')} isOptional maxLength={LONGEST_SHOP_ADDRESS} />
        <SelectField
          {...propsOf('area')}
          isOptional
          placeholder={t('web.admin.stores.noArea')}
          options={DELIVERY_AREAS.map(({ id, name }) => ({ value: id, label: name[locale] }))}
        />
        <PhoneField
          name="phone"
          label={t('web.admin.stores.phone')}
          isOptional
          value={{ text: form.phone, country: form.phoneCountry }}
          onValueChange={({ text, country }) => change({ phone: text, phoneCountry: country })}
          problem={problems.phone}
        />
      </S.Pair>
      <div>
        <TextField
          {...propsOf('place')}
          isOptional
          {...(problems.place && { error: t(placeProblems[problems.place], { example: PLACE_EXAMPLE }) })}
        />
        {!problems.place && <PlaceFound place={form.place} onFound={(place) => change({ place })} />}
        {placeAction}
      </div>
      <HoursFields
        hours={form.hours}
        onValueChange={(hours) => change({ hours })}
        incomplete={problems.hours ?? []}
      />
      <S.Pair>
        <TextArea {...propsOf('about')} isOptional maxLength={LONGEST_ABOUT} />
        <TextArea {...propsOf('aboutAr')} isOptional maxLength={LONGEST_ABOUT} />
      </S.Pair>
      {!isPictureFirst && pictureField}
      <DrawingField
        name="facade"
        label={t('web.admin.stores.facade')}
        hint={t('web.admin.drawing.storeHint')}
        value={form.facade}
        onValueChange={(facade) => change({ facade: readFacade(facade) ?? '' })}
        drawings={[null, ...FACADES].map((facade) => ({
          value: facade ?? '',
          label: t(facade === null ? 'web.admin.facade.any' : `web.admin.facade.${facade}`),
          picture: <img src={facadeDrawing(facade)} alt="" width={400} height={220} />,
        }))}
      />
    </>
  );
}
