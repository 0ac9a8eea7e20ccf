import {
  DELIVERY_AREAS,
  findArea,
  formatUsd,
  isolated,
  kilometres,
  leftToRight,
  type Cart,
  type CustomerForm,
} from '@zawadeh/domain';
import {
  AreaPicker,
  giftIcon,
  Heading,
  Icon,
  LocalizedText,
  mopedIcon,
  storeIcon,
  Surface,
  Text,
  ToggleGroup,
  useLanguage,
  whatsappIcon,
} from '@zawadeh/ui';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { AddressFields } from './AddressFields/AddressFields.tsx';
import { useMessage } from '../../lib/messages/useMessage.ts';
import * as S from './CartScreen.styles.ts';
import type { ChangeForm } from './useCustomerForm.ts';
import { metresApart, shopsThatCannotGive, useCartShops } from './useCartShops.ts';

interface DeliveryFieldsProps {
  cart: Cart;
  form: CustomerForm;
  onChange: ChangeForm;
  areaId: string;
  areaProblem: string | undefined;
}

const LEAST_FEE = Math.min(...DELIVERY_AREAS.map(({ fee }) => fee));

/** Delivery, pickup or a gift, with the fields of the chosen one. */
export function DeliveryFields({ cart, form, onChange, areaId, areaProblem }: DeliveryFieldsProps) {
  const t = useMessage();
  const intl = useIntl();
  const { locale } = useLanguage();
  const cartShops = useCartShops(cart);
  const unable = shopsThatCannotGive(cart, cartShops);
  const metres = metresApart(cartShops);
  const canGive = unable.length === 0;
  const way = canGive && form.isGift && form.method === 'pickup' ? 'gift' : form.method;
  const area = findArea(form.areaId);
  const fee = area
    ? t('web.cart.fee', { area: isolated(area.name[locale]), fee: leftToRight(formatUsd(area.fee)) })
    : t('web.cart.feeFrom', { least: leftToRight(formatUsd(LEAST_FEE)) });
  const shops = unable.map((name) =>
    name ? <LocalizedText key={JSON.stringify(name)} text={name} /> : t('web.bag.unnamedStore'),
  );
  // What is stored would be sent.
  const forgetGift = useEffectEvent(() => {
    if (form.isGift) onChange({ isGift: false });
  });
  useEffect(() => {
    if (!canGive) forgetGift();
  }, [canGive]);
  return (
    <S.Part>
      <ToggleGroup
        legend={
          <Heading level={2} look="h3">
            {t('web.cart.how')}
          </Heading>
        }
        options={[
          { value: 'pickup', icon: storeIcon, label: t('web.cart.pickup'), note: t('web.cart.noFee') },
          { value: 'delivery', icon: mopedIcon, label: t('web.cart.delivery'), note: fee },
          {
            value: 'gift',
            icon: giftIcon,
            label: t('web.cart.gift'),
            note: canGive
              ? t('web.cart.giftHow')
              : intl.formatMessage({ id: 'web.cart.cannotGive' }, { shops: <>{intl.formatList(shops)}</> }),
            isDisabled: !canGive,
            isQuiet: true,
          },
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
            <div>
              {way === 'pickup' && metres !== null && (
                <Text as="p">
                  {metres < 1_000
                    ? t('web.cart.twoShops', { m: metres })
                    : t('web.cart.twoShopsFar', { km: leftToRight(kilometres(metres)) })}
                </Text>
              )}
              <Text as="p">{t(way === 'gift' ? 'web.cart.giftNote' : 'web.cart.pickupNote')}</Text>
            </div>
          </S.Note>
        </Surface>
      ) : (
        <>
          <AreaPicker
            id={areaId}
            label={t('web.cart.area')}
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
