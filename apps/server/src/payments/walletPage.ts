import { formatUsd, type Locale } from '@zawadeh/domain';
import type { SimulatedPayment } from './simulator/paymentBook.ts';

const WORDS = {
  en: {
    title: 'Local wallet',
    about: 'It stands in for the payment provider on this machine. No money moves.',
    order: 'Order',
    amount: 'Amount',
    pay: 'Pay',
    decline: 'Decline',
    back: 'Walk away',
    over: 'There is nothing to pay here any more.',
    shop: 'Back to the shop',
  },
  ar: {
    title: 'محفظة محلية',
    about: 'تنوب عن مزوّد الدفع على هذا الجهاز، ولا ينتقل أي مال.',
    order: 'الطلب',
    amount: 'المبلغ',
    pay: 'دفع',
    decline: 'رفض الدفع',
    back: 'الخروج دون دفع',
    over: 'لم يبقَ هنا ما يُدفع.',
    shop: 'العودة إلى المتجر',
  },
} satisfies Record<Locale, object>;

const STYLE = `
  body { margin: 0; background: #fdf8ef; color: #1b1710; font: 16px/1.6 system-ui, sans-serif; }
  main { max-inline-size: 24rem; margin: 0 auto; padding: 3rem 1rem; }
  dl { display: grid; grid-template-columns: auto auto; justify-content: space-between; gap: .5rem; }
  dd { margin: 0; font-weight: 700; text-align: end; }
  form, p { display: grid; gap: .75rem; }
  button, a { display: block; min-block-size: 3rem; border: 1px solid #7a6331; border-radius: .75rem; font: inherit;
    font-weight: 600; line-height: 3rem; text-align: center; text-decoration: none; background: #fff; color: inherit; }
  button[value='pay'] { border-color: #3b4f1f; background: #3b4f1f; color: #fff; cursor: pointer; }
  :focus-visible { outline: 3px solid #1f5660; outline-offset: 2px; }
`;

export const walletPolicy = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** Where a person pays, declines, or walks away. */
export function walletPage(payment: SimulatedPayment | undefined, locale: Locale, nonce: string): string {
  const say = WORDS[locale];
  const open = payment?.status === 'pending' ? payment : null;
  const content = open
    ? `<p>${say.about}</p>
       <dl>
         <dt>${say.order}</dt><dd><bdi dir="ltr">${escaped(open.invoice)}</bdi></dd>
         <dt>${say.amount}</dt><dd><bdi dir="ltr">${formatUsd(Math.round(open.amount * 100))}</bdi></dd>
       </dl>
       <form method="post">
         <button name="do" value="pay">${say.pay}</button>
         <button name="do" value="decline">${say.decline}</button>
         <a href="${escaped(open.failureRedirectUrl)}">${say.back}</a>
       </form>`
    : `<p>${say.over}<a href="/">${say.shop}</a></p>`;
  return `<!doctype html>
<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="robots" content="noindex" />
    <title>${say.title}</title>
    <style nonce="${nonce}">${STYLE}</style>
  </head>
  <body><main><h1>${say.title}</h1>${content}</main></body>
</html>`;
}
