import type { CustomerForm } from '@zawadeh/domain';
import {
  AddressFields,
  AreaPicker,
  giftIcon,
  Heading,
  Icon,
  mopedIcon,
  storeIcon,
  Surface,
  Text,
  ToggleGroup,
  whatsappIcon,
} from '@zawadeh/ui';
import { useMessage } from '../../lib/useMessage.ts';
import { messages } from './CartScreen.messages.ts';
import * as S from './CartScreen.styles.ts';
import type { ChangeForm } from './useCustomerForm.ts';

interface DeliveryFieldsProps {
  form: CustomerForm;
  onChange: ChangeForm;
  areaId: string;
  areaProblem: string | undefined;
}

/** Delivery, pickup or a gift, with the fields of the chosen one. */
export function DeliveryFields({ form, onChange, areaId, areaProblem }: DeliveryFieldsProps) {
  const t = useMessage();
  const way = form.isGift && form.method === 'pickup' ? 'gift' : form.method;
  return (
    <S.Part>
      <ToggleGroup
        legend={
          <Heading level={2} look="h3">
            {t(messages.how)}
          </Heading>
        }
        options={[
          { value: 'delivery', icon: mopedIcon, label: t(messages.delivery) },
          { value: 'pickup', icon: storeIcon, label: t(messages.pickup) },
          { value: 'gift', icon: giftIcon, label: t(messages.gift) },
        ]}
        value={way}
        onValueChange={(chosen) =>
          onChange({ method: chosen === 'gift' ? 'pickup' : chosen, isGift: chosen === 'gift' })
        }
      />
      {way !== 'delivery' ? (
        <Surface look="sunken">
          <S.Note>
            <Icon of={whatsappIcon} />
            <Text>{t(way === 'gift' ? messages.giftNote : messages.pickupNote)}</Text>
          </S.Note>
        </Surface>
      ) : (
        <>
          <AreaPicker
            id={areaId}
            label={t(messages.area)}
            value={form.areaId}
            onValueChange={(chosen) => onChange({ areaId: chosen })}
            error={areaProblem}
          />
          <AddressFields value={form.address} onValueChange={(address) => onChange({ address })} />
        </>
      )}
    </S.Part>
  );
}
