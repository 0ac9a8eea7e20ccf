import { formatPhone, type Cart, type Customer } from '@zawadeh/domain';
import {
  Heading,
  KeyValueList,
  Ltr,
  mopedIcon,
  Phrase,
  Price,
  storeIcon,
  Surface,
  useLanguage,
  type KeyValue,
} from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import { messages } from './CheckoutScreen.messages.ts';
import * as S from './CheckoutScreen.styles.ts';

/** How it gets to whom. What nobody filled in has no line. */
export function Facts({ customer: { choice, phone } }: { customer: Customer }) {
  const intl = useIntl();
  const { locale } = useLanguage();
  const parts = ['street', 'building', 'floor', 'apartment', 'landmark'] as const;
  const items: KeyValue[] = [
    {
      id: 'option',
      name: intl.formatMessage({ id: messages.option }),
      value: intl.formatMessage({ id: messages[choice.method] }),
      icon: choice.method === 'delivery' ? mopedIcon : storeIcon,
    },
    ...(choice.method === 'delivery'
      ? [
          { id: 'area', name: intl.formatMessage({ id: messages.area }), value: choice.area.name[locale] },
          ...parts.map((part) => {
            const given = choice.address[part].trim();
            return {
              id: part,
              name: intl.formatMessage({ id: messages[part] }),
              value: given && <bdi>{given}</bdi>,
            };
          }),
        ]
      : []),
    {
      id: 'phone',
      name: intl.formatMessage({ id: messages.phone }),
      value: <Ltr kind="phone">{formatPhone(phone.e164)}</Ltr>,
    },
  ];
  return (
    <Surface>
      <KeyValueList items={items} />
    </Surface>
  );
}

export function Lines({ cart }: { cart: Cart }) {
  const intl = useIntl();
  return (
    <S.Part>
      <Heading level={2} look="h3">
        {intl.formatMessage({ id: messages.lines })}
      </Heading>
      <S.Lines role="list">
        {cart.map(({ bagId, title, salePrice, quantity }) => (
          <S.Line key={bagId}>
            <S.LineName>
              {title ? <Phrase text={title} /> : intl.formatMessage({ id: messages.unnamed })}
            </S.LineName>
            <S.Times>{intl.formatMessage({ id: messages.times }, { count: quantity })}</S.Times>
            <Price cents={salePrice} />
          </S.Line>
        ))}
      </S.Lines>
    </S.Part>
  );
}
