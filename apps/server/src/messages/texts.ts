import {
  DELIVERY_PROMISE_MINUTES,
  formatUsd,
  GUEST,
  isolated,
  leftToRight,
  nameInMessage,
  type Locale,
} from '@zawadeh/domain';
import { pickupText } from './pickupPlace.ts';
import type { Message, MessageKind } from './sender.ts';

type Texts = Record<MessageKind, (values: ReturnType<typeof messageValues>, isDelivery: boolean) => string>;

const TEXTS: Record<Locale, Texts> = {
  en: {
    order_paid: ({ name, code, amount, pickup }, isDelivery) =>
      `Hello ${name}, we received ${amount} for order ${code}. ${
        isDelivery
          ? `It arrives within ${DELIVERY_PROMISE_MINUTES} minutes. Show this code to the driver.`
          : `Show this code at ${pickup ?? 'the store'} to collect it.`
      }`,
    refund_due: ({ name, code, amount }) =>
      `Hello ${name}, your ${amount} for order ${code} came after the bags were gone. We are sending the money back and will write to you when it is done.`,
    support_paid: ({ name, code, amount }, isDelivery) =>
      `Order ${code}, ${amount}, ${isDelivery ? 'delivery' : 'pickup'}: paid by ${name}.`,
    support_refund: ({ name, code, amount }) =>
      `Order ${code}: ${amount} of ${name} came after the bags were gone. Please send the money back.`,
    pickup_reminder: ({ name, code, amount }) =>
      `Hello ${name}, order ${code} (${amount}) is still waiting for you. Half an hour is left to collect it.`,
    on_its_way: ({ name, code, amount }) =>
      `Hello ${name}, order ${code} (${amount}) is on its way to you. Show this code to the driver.`,
  },
  ar: {
    order_paid: ({ name, code, amount, pickup }, isDelivery) =>
      `مرحباً ${name}، وصلتنا دفعة الطلب ${code} وقيمتها ${amount}. ${
        isDelivery
          ? `يصلك الطلب خلال ${DELIVERY_PROMISE_MINUTES} دقيقة كحدّ أقصى. أظهر هذا الرمز للسائق.`
          : `أظهر هذا الرمز في ${pickup ?? 'المتجر'} لاستلامه.`
      }`,
    refund_due: ({ name, code, amount }) =>
      `مرحباً ${name}، وصلت دفعتك ${amount} عن الطلب ${code} بعد نفاد الأكياس. سنعيد إليك المبلغ ونكتب لك حين يتمّ ذلك.`,
    support_paid: ({ name, code, amount }, isDelivery) =>
      `الطلب ${code}، ${amount}، ${isDelivery ? 'توصيل' : 'استلام'}: دفعه ${name}.`,
    support_refund: ({ name, code, amount }) =>
      `الطلب ${code}: وصلت دفعة ${name} وقيمتها ${amount} بعد نفاد الأكياس. يُرجى إعادة المبلغ.`,
    pickup_reminder: ({ name, code, amount }) =>
      `مرحباً ${name}، طلبك ${code} (${amount}) ما زال بانتظارك. بقيت نصف ساعة لاستلامه.`,
    on_its_way: ({ name, code, amount }) =>
      `مرحباً ${name}، طلبك ${code} (${amount}) في الطريق إليك. أظهر هذا الرمز للسائق.`,
  },
};

/** For a customer without a name, or with one that may not be sent. */
const GUESTS: Record<Locale, string> = { en: GUEST, ar: 'ضيفنا' };

function nameOf({ customerName, language }: Omit<Message, 'to'>): string {
  const name = nameInMessage(customerName);
  return name === null || name === GUEST ? GUESTS[language] : name;
}

/** The values of the texts, each isolated so that its direction holds in a sentence of either language. */
export const messageValues = (message: Omit<Message, 'to'>) => ({
  name: isolated(nameOf(message)),
  code: leftToRight(message.orderCode),
  amount: leftToRight(formatUsd(message.amountCents)),
  /** Where the order is collected; null if unknown or delivered. */
  pickup: message.kind === 'order_paid' ? pickupText(message) : null,
});

/** The same text as in the approved templates, for senders without templates. */
export const messageText = (message: Message): string =>
  TEXTS[message.language][message.kind](messageValues(message), message.deliveryMethod === 'delivery');
