import type { Locale } from '@zawadeh/domain';
import { MESSAGE_KINDS, type MessageKind } from '../messages/sender.ts';

interface OutboxTexts {
  title: string;
  about: string;
  shop: string;
  refresh: string;
  search: string;
  find: string;
  all: string;
  email: string;
  whatsapp: string;
  to: string;
  untitled: string;
  none: string;
  noneYet: string;
  noMatch: (filter: string) => string;
  found: (count: number) => string;
  kinds: Record<MessageKind, string>;
}

const arabicPlural = new Intl.PluralRules('ar');

function arabicCount(count: number): string {
  const form = arabicPlural.select(count);
  if (form === 'one') return 'رسالة واحدة';
  if (form === 'two') return 'رسالتان';
  return `${count} ${form === 'few' ? 'رسائل' : 'رسالة'}`;
}

export const TEXTS: Record<Locale, OutboxTexts> = {
  en: {
    title: 'Local outbox',
    about: 'Emails and WhatsApp messages stay on this machine. You can read them here.',
    shop: 'Back to Zawadeh',
    refresh: 'Refresh',
    search: 'Receiver or text',
    find: 'Search',
    all: 'Show all',
    email: 'Email',
    whatsapp: 'WhatsApp',
    to: 'To',
    untitled: 'No subject',
    none: 'No messages yet',
    noneYet: 'When somebody signs up or orders, what we write to them shows up here.',
    noMatch: (filter) => `Nothing here matches ${filter}`,
    found: (count) => `${count} ${count === 1 ? 'message' : 'messages'}`,
    kinds: {
      order_paid: 'Payment received',
      refund_due: 'Money on its way back',
      support_paid: 'For the team: a paid order',
      support_refund: 'For the team: money to send back',
      pickup_reminder: 'Half an hour left to collect',
      on_its_way: 'On its way',
      order_cancelled: 'Order cancelled',
      support_cancelled: 'For the team: a cancelled order',
      refund_done: 'Money sent back',
      bag_taken_back: 'The shop took a bag back',
      order_taken_back: 'The shop cannot fill an order',
      free_bag_taken_back: 'The shop took a free bag back',
      gift_given: 'A gift was given',
      order_cancelled_by_us: 'We cancelled an order',
      bag_cancelled_by_us: 'We cancelled a bag',
      goodwill: 'Goodwill',
      free_order_cancelled: 'We cancelled an order, nothing to send back',
      free_bag_cancelled: 'We cancelled a bag, nothing to send back',
      bag_back: 'A bag is kept',
    },
  },
  ar: {
    title: 'صندوق الرسائل',
    about: 'رسائل البريد وواتساب تبقى على هذا الجهاز، وتُقرأ من هنا.',
    shop: 'العودة إلى زوّادة',
    refresh: 'تحديث',
    search: 'المستلم أو نص الرسالة',
    find: 'بحث',
    all: 'عرض الكل',
    email: 'بريد إلكتروني',
    whatsapp: 'واتساب',
    to: 'إلى',
    untitled: 'بلا موضوع',
    none: 'لا رسائل بعد',
    noneYet: 'عند إنشاء حساب أو إتمام طلب، تظهر الرسالة هنا.',
    noMatch: (filter) => `لا توجد رسائل تطابق ${filter}`,
    found: arabicCount,
    kinds: {
      order_paid: 'وصلت الدفعة',
      refund_due: 'سنعيد إليك المبلغ',
      support_paid: 'لفريق زوّادة: طلب مدفوع',
      support_refund: 'لفريق زوّادة: مبلغ يجب إعادته',
      pickup_reminder: 'أمامك نصف ساعة للاستلام',
      on_its_way: 'في الطريق إليك',
      order_cancelled: 'أُلغي الطلب',
      support_cancelled: 'لفريق زوّادة: طلب ملغى',
      refund_done: 'أُعيد المبلغ',
      bag_taken_back: 'ألغى المتجر كيساً',
      order_taken_back: 'ألغى المتجر الطلب',
      free_bag_taken_back: 'ألغى المتجر كيساً مجانياً',
      gift_given: 'أُعطي كيس لمن يحتاج',
      order_cancelled_by_us: 'ألغينا طلباً',
      bag_cancelled_by_us: 'ألغينا كيساً',
      goodwill: 'تعويض',
      free_order_cancelled: 'ألغينا طلباً بلا مبلغ يُعاد',
      free_bag_cancelled: 'ألغينا كيساً بلا مبلغ يُعاد',
      bag_back: 'كيس محجوز لك',
    },
  },
};

export const isMessageKind = (text: string): text is MessageKind =>
  (MESSAGE_KINDS as readonly string[]).includes(text);
