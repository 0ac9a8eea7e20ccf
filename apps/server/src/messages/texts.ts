import {
  brand,
  DELIVERY_PROMISE_MINUTES,
  formatUsd,
  GUEST,
  inLanguage,
  isolated,
  KEPT_MINUTES,
  leftToRight,
  nameInMessage,
  REFUND_WORKING_DAYS,
  type Locale,
  type OrderWay,
} from '@zawadeh/domain';
import { pickupText } from './pickupPlace.ts';
import type { BagMessage, Message, OrderMessage, OrderMessageKind } from './sender.ts';

type Texts = Record<OrderMessageKind, (values: ReturnType<typeof orderValues>, way: OrderWay) => string>;

const TEXTS: Record<Locale, Texts> = {
  en: {
    order_paid: ({ name, code, amount, pickup, ticket, isFree }, way) =>
      `Hello ${name}, ${isFree ? `your order ${code} is confirmed` : `we received ${amount} for order ${code}`}. ${
        {
          delivery: `It arrives within ${DELIVERY_PROMISE_MINUTES} minutes. Show this code to the driver. Follow your order at ${ticket} until then.`,
          pickup: `Show this code at ${pickup ?? 'the store'} to collect it. Open your ticket at ${ticket} before you leave.`,
          gift: 'The store will give it to somebody who needs it, and we will write to you when it has. Thank you.',
        }[way]
      }`,
    refund_due: ({ name, code, amount }) =>
      `Hello ${name}, your ${amount} for order ${code} came after the bags were gone. We are sending the money back and will write to you when it is done.`,
    support_paid: ({ name, code, amount }, way) =>
      `Order ${code}, ${amount}, ${
        { delivery: 'delivery', pickup: 'pickup', gift: 'for somebody who needs it' }[way]
      }: paid by ${name}.`,
    support_refund: ({ name, code, amount }) =>
      `Order ${code}: ${amount} from ${name} came after the bags were gone. Please send the money back.`,
    pickup_reminder: ({ name, code, amount, pickup, ticket }) =>
      `Hello ${name}, order ${code} (${amount}) is still waiting for you${pickup === null ? '' : ` at ${pickup}`}. Half an hour is left to collect it. Open your ticket at ${ticket} on the way.`,
    on_its_way: ({ name, code, amount }) =>
      `Hello ${name}, order ${code} (${amount}) is on its way to you. Show this code to the driver.`,
    order_cancelled: ({ name, code, amount }) =>
      `Hello ${name}, order ${code} is cancelled. We will send your ${amount} back within ${REFUND_WORKING_DAYS} working days and write to you when it is done.`,
    support_cancelled: ({ name, code, amount }) =>
      `Order ${code} was cancelled by ${name}. Please send ${amount} back.`,
    refund_done: ({ name, code, amount }) =>
      `Hello ${name}, we sent ${amount} for order ${code} back to your wallet.`,
    bag_taken_back: ({ name, code, amount, lost }) =>
      `Hello ${name}, we are sorry: the shop cannot give you ${lost} of order ${code}. We will send ${amount} back within ${REFUND_WORKING_DAYS} working days and write to you when it is done. The rest of your order stays as it is.`,
    free_bag_taken_back: ({ name, code, lost }) =>
      `Hello ${name}, we are sorry: for order ${code} the shop cannot give you ${lost}. There is no money to send back for it.`,
    gift_given: ({ name, code, gifts }) =>
      `Hello ${name}, your gift has reached somebody who needs it: ${gifts}, order ${code}. Thank you for giving.`,
    order_cancelled_by_us: ({ name, code, amount, reason }) =>
      `Hello ${name}, we cancelled your order ${code}. The reason: ${reason}. We will send your ${amount} back within ${REFUND_WORKING_DAYS} working days and write to you when it is done.`,
    bag_cancelled_by_us: ({ name, code, amount, lost, reason }) =>
      `Hello ${name}, we cancelled ${lost} of order ${code}. The reason: ${reason}. We will send ${amount} back within ${REFUND_WORKING_DAYS} working days and write to you when it is done. The rest of your order stays as it is.`,
    goodwill: ({ name, code, amount, reason }) =>
      `Hello ${name}, we are giving you back ${amount} of what you paid for order ${code}. The reason: ${reason}. We will send it within ${REFUND_WORKING_DAYS} working days and write to you when it is done. Your order stays as it is.`,
    free_order_cancelled: ({ name, code }) =>
      `Hello ${name}, we cancelled your order ${code}. There is no money to send back for it.`,
    free_bag_cancelled: ({ name, code, lost }) =>
      `Hello ${name}, we cancelled ${lost} of order ${code}. There is no money to send back for it.`,
    order_taken_back: ({ name, code, amount }) =>
      `Hello ${name}, we are sorry: the shop cannot fill order ${code}. We will send your ${amount} back within ${REFUND_WORKING_DAYS} working days and write to you when it is done.`,
  },
  ar: {
    order_paid: ({ name, code, amount, pickup, ticket, isFree }, way) =>
      `مرحباً ${name}، ${isFree ? `طلبك ${code} مؤكَّد` : `وصلتنا دفعة الطلب ${code} وقيمتها ${amount}`}. ${
        {
          delivery: `يصلك الطلب خلال ${DELIVERY_PROMISE_MINUTES} دقيقة كحدّ أقصى. أظهر هذا الرمز للسائق. تابع طلبك من ${ticket} إلى حين وصوله.`,
          pickup: `أظهر هذا الرمز في ${pickup ?? 'المتجر'} لاستلام طلبك. افتح تذكرتك من ${ticket} قبل أن تنطلق.`,
          gift: 'سيعطيه المتجر لمن يحتاج، ونخبرك عندها. شكراً لك.',
        }[way]
      }`,
    refund_due: ({ name, code, amount }) =>
      `مرحباً ${name}، وصلت دفعتك ${amount} عن الطلب ${code} بعد نفاد الأكياس. سنعيد إليك المبلغ ونخبرك حين يتمّ ذلك.`,
    support_paid: ({ name, code, amount }, way) =>
      `الطلب ${code}، ${amount}، ${
        { delivery: 'توصيل', pickup: 'استلام', gift: 'لمن يحتاج' }[way]
      }: دفعة من ${name}.`,
    support_refund: ({ name, code, amount }) =>
      `الطلب ${code}: وصلت دفعة ${name} وقيمتها ${amount} بعد نفاد الأكياس. يرجى إعادة المبلغ.`,
    pickup_reminder: ({ name, code, amount, pickup, ticket }) =>
      `مرحباً ${name}، طلبك ${code} (${amount}) ما زال بانتظارك${pickup === null ? '' : ` في ${pickup}`}. أمامك نصف ساعة لاستلامه. افتح تذكرتك من ${ticket} في الطريق.`,
    on_its_way: ({ name, code, amount }) =>
      `مرحباً ${name}، طلبك ${code} (${amount}) في الطريق إليك. أظهر هذا الرمز للسائق.`,
    order_cancelled: ({ name, code, amount }) =>
      `مرحباً ${name}، أُلغي طلبك ${code}. سنعيد إليك ${amount} خلال ${workingDays(REFUND_WORKING_DAYS)} ونخبرك حين يُرسل المبلغ.`,
    support_cancelled: ({ name, code, amount }) =>
      `إلغاء الطلب ${code} بطلب من ${name}. يرجى إعادة ${amount} إلى المحفظة.`,
    refund_done: ({ name, code, amount }) => `مرحباً ${name}، أعدنا إلى محفظتك ${amount} عن الطلب ${code}.`,
    bag_taken_back: ({ name, code, amount, lost }) =>
      `مرحباً ${name}، نعتذر منك: لم يتمكّن المتجر من تحضير ${lost} من طلبك ${code}. سنعيد إليك ${amount} خلال ${workingDays(REFUND_WORKING_DAYS)} ونخبرك حين يُرسل المبلغ. باقي طلبك كما هو.`,
    free_bag_taken_back: ({ name, code, lost }) =>
      `مرحباً ${name}، نعتذر منك: في الطلب ${code} لم يتمكّن المتجر من تحضير ${lost}. لا مبلغ يُعاد عن ذلك.`,
    gift_given: ({ name, code, gifts }) =>
      `مرحباً ${name}، وصل ما دفعت ثمنه في الطلب ${code} إلى من يحتاجه: ${gifts}. شكراً على عطائك.`,
    order_cancelled_by_us: ({ name, code, amount, reason }) =>
      `مرحباً ${name}، ألغينا طلبك ${code}. السبب: ${reason}. سنعيد إليك ${amount} خلال ${workingDays(REFUND_WORKING_DAYS)} ونخبرك حين يُرسل المبلغ.`,
    bag_cancelled_by_us: ({ name, code, amount, lost, reason }) =>
      `مرحباً ${name}، اضطررنا إلى إلغاء ${lost} من طلبك ${code}. السبب: ${reason}. سنعيد إليك ${amount} خلال ${workingDays(REFUND_WORKING_DAYS)} ونخبرك حين يُرسل المبلغ. باقي طلبك كما هو.`,
    goodwill: ({ name, code, amount, reason }) =>
      `مرحباً ${name}، سنعيد إليك ${amount} ممّا دفعته عن الطلب ${code}. السبب: ${reason}. سنرسل المبلغ خلال ${workingDays(REFUND_WORKING_DAYS)} ونخبرك حين يُرسل. طلبك يبقى كما هو.`,
    free_order_cancelled: ({ name, code }) => `مرحباً ${name}، ألغينا طلبك ${code}. لا مبلغ يُعاد عنه.`,
    free_bag_cancelled: ({ name, code, lost }) =>
      `مرحباً ${name}، اضطررنا إلى إلغاء ${lost} من طلبك ${code}. لا مبلغ يُعاد عن ذلك.`,
    order_taken_back: ({ name, code, amount }) =>
      `مرحباً ${name}، نعتذر منك: لم يتمكّن المتجر من تحضير طلبك ${code}. سنعيد إليك ${amount} خلال ${workingDays(REFUND_WORKING_DAYS)} ونخبرك حين يُرسل المبلغ.`,
  },
};

const BAG_BACK: Record<Locale, (values: ReturnType<typeof bagValues>) => string> = {
  en: ({ name, bag, store, bagUrl, endUrl }) =>
    `Hello ${name}, ${bag} from ${store} is back, and one bag is kept for you for ${KEPT_MINUTES} minutes. Buy it at ${bagUrl} or stop this alert at ${endUrl} at any time.`,
  ar: ({ name, bag, store, bagUrl, endUrl }) =>
    `مرحباً ${name}، عاد كيس «${bag}» من ${store}، وحجزنا لك واحداً منه لمدة ${KEPT_MINUTES} دقيقة. اشتره من ${bagUrl} أو أوقف هذا التنبيه من ${endUrl} متى شئت.`,
};

/** For a bag whose shop has no name. */
const OUR_NAME: Record<Locale, string> = brand.name;

/** For a customer without a name, or with one that may not be sent. */
const GUESTS: Record<Locale, string> = { en: GUEST, ar: 'ضيفنا' };

function nameOf({ customerName, language }: Pick<Message, 'customerName' | 'language'>): string {
  const name = nameInMessage(customerName);
  return name === null || name === GUEST ? GUESTS[language] : name;
}

/** In place of $0.00. */
const FREE: Record<Locale, string> = { en: 'free', ar: 'مجاناً' };

/** The way of the order, which decides its text and its template. */
export const wayOf = ({
  isGift,
  deliveryMethod,
}: Pick<OrderMessage, 'isGift' | 'deliveryMethod'>): OrderWay => (isGift ? 'gift' : deliveryMethod);

/** The values of the texts, each isolated so that its direction holds in a sentence of either language. */
export const orderValues = (message: Omit<OrderMessage, 'to'>) => ({
  name: isolated(nameOf(message)),
  code: leftToRight(message.orderCode),
  amount: message.amountCents === 0 ? FREE[message.language] : leftToRight(formatUsd(message.amountCents)),
  isFree: message.amountCents === 0,
  /** The places of collection; null if unknown or delivered. A reminder does not know which of two places waits. */
  pickup:
    message.kind === 'order_paid' || (message.kind === 'pickup_reminder' && message.places.length === 1)
      ? pickupText(message)
      : null,
  ticket:
    message.kind === 'pickup_reminder' || (message.kind === 'order_paid' && !message.isGift)
      ? message.ticketUrl
      : null,
  lost: /bag_(?:taken|cancelled)/.test(message.kind) ? lostText(message.lost, message.language) : null,
  /** How many bags were given. */
  gifts: message.kind === 'gift_given' ? giftsText(message) : null,
  reason: /_by_us$|^goodwill$/.test(message.kind) ? reasonText(message) : null,
});

const BAGS: Record<Locale, (count: number) => string> = {
  en: (count) => (count === 1 ? '1 bag' : `${count} bags`),
  ar: (count) =>
    ({ one: 'كيس واحد', two: 'كيسان', few: `${count} أكياس`, many: `${count} كيساً` })[
      arabicPlural.select(count) as string
    ] ?? `${count} كيس`,
};
const arabicPlural = new Intl.PluralRules('ar');

/** As it stands after «خلال». */
const workingDays = (count: number): string =>
  ({ one: 'يوم عمل واحد', two: 'يومَي عمل', few: `${count} أيام عمل` })[
    arabicPlural.select(count) as string
  ] ?? `${count} يوم عمل`;

const OF_ALL: Record<Locale, string> = { en: 'of', ar: 'من أصل' };

function giftsText({ gifts, language }: Pick<OrderMessage, 'gifts' | 'language'>): string {
  const { given, paid } = gifts ?? { given: 1, paid: 1 };
  const bags = BAGS[language](given);
  return isolated(given < paid ? `${bags} ${OF_ALL[language]} ${paid}` : bags);
}

/** A template's parameter may not contain a line break. */
const onOneLine = (text: string): string => isolated(text.replaceAll(/\s+/g, ' '));

const A_BAG: Record<Locale, string> = { en: 'a bag', ar: 'كيس' };

const lostText = (lost: OrderMessage['lost'], language: Locale): string =>
  lost?.title ? onOneLine(`${lost.quantity} × ${inLanguage(lost.title, language).text}`) : A_BAG[language];

/** Its sentence ends in a full stop of its own. */
const reasonText = ({ reason }: Pick<OrderMessage, 'reason'>): string =>
  onOneLine((reason ?? '').replace(/[\s.!،,؛;:]+$/u, ''));

/** In the order of the template's parameters. */
export const bagValues = (message: Omit<BagMessage, 'to'>) => ({
  name: isolated(nameOf(message)),
  bag: onOneLine(inLanguage(message.title, message.language).text),
  store: onOneLine(
    message.store ? inLanguage(message.store, message.language).text : OUR_NAME[message.language],
  ),
  bagUrl: message.bagUrl,
  endUrl: message.endUrl,
});

/** The same text as in the approved templates, for senders without templates. */
export const messageText = (message: Message): string =>
  message.kind === 'bag_back'
    ? BAG_BACK[message.language](bagValues(message))
    : TEXTS[message.language][message.kind](orderValues(message), wayOf(message));
