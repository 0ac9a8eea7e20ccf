import { LONGEST_ADDRESS_PART, type AddressParts } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { TextField, type TextFieldProps } from '../../controls/TextField/TextField.tsx';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import type { UiMessageIds } from '../../locales/messageId.ts';
import * as S from './AddressFields.styles.ts';

const messages = {
  street: 'ui.addressFields.street',
  building: 'ui.addressFields.building',
  floor: 'ui.addressFields.floor',
  apartment: 'ui.addressFields.apartment',
  landmark: 'ui.addressFields.landmark',
} satisfies UiMessageIds;

export interface AddressFieldsProps {
  value: AddressParts;
  /** The whole address, with the changed part. */
  onValueChange: (value: AddressParts) => void;
  disabled?: boolean;
}

/** The parts of a delivery address; all of them are optional. */
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
