import { LONGEST_ADDRESS_PART, type AddressParts } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { Grid, Stack, TextField, type TextFieldProps } from '@zawadeh/ui';
import type { MessageIds } from '../../../lib/messages/messageId.ts';
import * as S from './AddressFields.styles.ts';

const messages = {
  street: 'web.addressFields.street',
  building: 'web.addressFields.building',
  floor: 'web.addressFields.floor',
  apartment: 'web.addressFields.apartment',
  landmark: 'web.addressFields.landmark',
} satisfies MessageIds;

export interface AddressFieldsProps {
  /** The five parts; an unknown part is empty. */
  value: AddressParts;
  /** The whole address, with the changed part. */
  onValueChange: (value: AddressParts) => void;
  /** While the order is sent. */
  disabled?: boolean;
}

/**
 * The parts of a delivery address: street, building, floor, apartment and a landmark.
 *
 * All parts are optional, and nothing that is typed is refused: a name, a number or "GF" is a valid floor.
 * Browsers can autofill them.
 *
 * @use below the delivery area, once an area is chosen.
 * @avoid for pickup, or to ask for the area: that is an {@link AreaPicker}.
 * @keyboard Tab: goes from field to field, in reading order
 * @arabic Each field reads as its text does, so that a French street name on an Arabic page keeps its order.
 */
export function AddressFields({ value, onValueChange, disabled }: AddressFieldsProps) {
  const intl = useIntl();
  const part = (name: keyof AddressParts, autoComplete?: TextFieldProps['autoComplete']) => (
    <TextField
      label={intl.formatMessage({ id: messages[name] })}
      name={name}
      value={value[name]}
      onValueChange={(typed) => onValueChange({ ...value, [name]: typed })}
      autoComplete={autoComplete}
      maxLength={LONGEST_ADDRESS_PART}
      disabled={disabled}
      isOptional
    />
  );
  return (
    <Stack gap={4}>
      {part('street', 'address-line1')}
      <S.OneLine>
        <Grid column="tiny" gap={3} isFilled>
          {part('building', 'address-line2')}
          {part('floor')}
          {part('apartment', 'address-line3')}
        </Grid>
      </S.OneLine>
      {part('landmark')}
    </Stack>
  );
}
