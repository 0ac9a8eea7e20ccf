import { messagesIn } from './everyPage/messages.ts';

/** Of the server, with a value, or of both languages at once. */
const texts = {
  en: {
    mina: 'Mina',
    wallet: 'Practice wallet',
    pay: /^Pay /,
    decline: 'Decline',
    walkAway: 'Leave without paying',
    nothingToPay: 'There is nothing to pay here any more.',
    promise: {
      pickup: 'Your order is confirmed. You can collect it at the store.',
      delivery: 'Your order will reach you within a maximum of 45 minutes.',
    },
    cancelUntil: /^Cancel until \d+:\d\d [AP]M/,
    oneNew: 'Notifications, 1 new',
    notificationText: {
      pickup: 'Payment confirmed. Your pickup code is on WhatsApp.',
      delivery: 'We received your payment. Your order arrives within 45 minutes.',
    },
    whatsApp: 'WhatsApp',
    received: 'Payment received',
    byWhatsApp: {
      pickup: /Show this code at .+ (?:between .+ and|until) .+ to collect it\./,
      delivery: 'Show this code to the driver.',
    },
  },
  ar: {
    mina: 'الميناء',
    wallet: 'محفظة تجريبية',
    pay: /^دفع /,
    decline: 'رفض الدفع',
    walkAway: 'الخروج من دون دفع',
    nothingToPay: 'لم يبقَ هنا ما يُدفع.',
    promise: {
      pickup: 'طلبك مؤكَّد، ويمكنك استلامه من المتجر.',
      delivery: 'سيصلك طلبك خلال 45 دقيقة كحدّ أقصى.',
    },
    cancelUntil: /^الإلغاء ممكن حتى /,
    oneNew: 'الإشعارات، إشعار جديد واحد',
    notificationText: {
      pickup: 'تمّ تأكيد الدفع. تجد رمز الاستلام على واتساب.',
      delivery: 'وصلتنا دفعتك. طلبك يصلك خلال 45 دقيقة كحدّ أقصى.',
    },
    whatsApp: 'واتساب',
    received: 'وصلت الدفعة',
    byWhatsApp: {
      pickup: /أظهر هذا الرمز في .+ (?:من .+ إلى|حتى) .+ لاستلام طلبك\./,
      delivery: 'أظهر هذا الرمز للسائق.',
    },
  },
} as const;

const textsIn = (lang: 'en' | 'ar') => {
  const t = messagesIn(lang);
  /** A label whose field may be required, and a message up to its value. */
  const begins = (id: string) => new RegExp(`^${t(id).split('{')[0]}`);
  return {
    ...texts[lang],
    email: t('web.login.email'),
    password: t('web.login.password'),
    signIn: t('web.login.signIn'),
    add: t('web.bag.add'),
    added: t('web.bag.added'),
    itemAdded: t('web.bag.itemAdded'),
    delivery: t('web.cart.delivery'),
    pickup: t('web.cart.pickup'),
    phone: t('web.cart.phone'),
    area: t('web.cart.area'),
    checkout: t('web.cart.checkout'),
    review: t('web.checkout.title'),
    pleaseLogIn: t('web.checkout.pleaseLogIn'),
    notAvailable: t('web.checkout.notAvailable'),
    gotIt: t('web.cart.seen'),
    offline: t('web.checkout.offline'),
    cancelled: t('web.checkoutCancel.title'),
    noCharges: t('web.checkoutCancel.noCharges'),
    noChargesSoFar: t('web.checkoutCancel.noChargesSoFar'),
    notChecked: t('web.checkoutCancel.unknownTitle'),
    checkAgain: t('web.checkoutCancel.checkAgain'),
    backToCart: t('web.checkoutCancel.backToCart'),
    paid: t('web.checkoutSuccess.paid'),
    next: t('web.checkoutSuccess.next'),
    shopping: t('web.checkoutCancel.continueShopping'),
    profile: t('ui.sideMenu.profile'),
    completed: t('ui.paymentBadge.completed'),
    empty: t('web.cart.empty'),
    firstName: begins('web.cart.firstName'),
    lastName: begins('web.cart.lastName'),
    street: begins('web.addressFields.street'),
    floor: begins('web.addressFields.floor'),
    proceed: begins('web.checkout.proceed'),
    heldUntil: begins('web.checkoutCancel.heldUntil'),
    bell: begins('ui.notificationPanel.title'),
  };
};

/** The texts of a purchase, from a bag to its confirmation. */
export const buyingTexts = { en: textsIn('en'), ar: textsIn('ar') };

export type BuyingTexts = (typeof buyingTexts)['en' | 'ar'];
