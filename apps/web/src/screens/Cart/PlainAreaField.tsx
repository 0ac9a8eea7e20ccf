import { DELIVERY_AREAS, formatUsd } from '@zawadeh/domain';
import { SelectField, useLanguage, type AreaPickerProps } from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import { messages } from './CartScreen.messages.ts';

/** The browser's own list: of the same height while the picker is on its way, and in its place where it does not come. */
export function PlainAreaField({ value, onValueChange, ...field }: AreaPickerProps) {
  const intl = useIntl();
  const { locale } = useLanguage();
  return (
    <SelectField
      {...field}
      name="area"
      value={value ?? ''}
      onValueChange={onValueChange}
      placeholder={intl.formatMessage({ id: messages.areaPlaceholder })}
      options={DELIVERY_AREAS.map(({ id, name, fee }) => ({
        value: id,
        label: intl.formatMessage(
          { id: messages.areaOption },
          { area: `\u2068${name[locale]}\u2069`, fee: `\u2066${formatUsd(fee)}\u2069` },
        ),
      }))}
    />
  );
}
