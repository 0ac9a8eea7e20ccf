import { formatUsd, type Locale } from '@zawadeh/domain';
import { escaped, leftToRight, type PlainPage } from '../pages/plainPage.ts';
import type { SimulatedPayment } from './simulator/paymentBook.ts';

const TEXTS = {
  en: {
    title: 'Local wallet',
    about: 'It stands in for the payment provider on this machine. No money moves.',
    order: 'Order',
    amount: 'Amount',
    pay: 'Pay',
    decline: 'Decline',
    back: 'Leave without paying',
    over: 'There is nothing to pay here any more.',
    shop: 'Back to Zawadeh',
  },
  ar: {
    title: 'محفظة محلية',
    about: 'تنوب عن مزوّد الدفع على هذا الجهاز، ولا ينتقل أي مال.',
    order: 'الطلب',
    amount: 'المبلغ',
    pay: 'دفع',
    decline: 'رفض الدفع',
    back: 'الخروج من دون دفع',
    over: 'لم يبقَ هنا ما يُدفع.',
    shop: 'العودة إلى زوّادة',
  },
} satisfies Record<Locale, object>;

const STYLE = `
  main { max-inline-size: 24rem; margin: 0 auto; padding: 3rem 1rem; }
  dl { display: grid; grid-template-columns: auto auto; justify-content: space-between; gap: .5rem; }
  dd { margin: 0; font-weight: 700; text-align: end; }
  form, p { display: grid; gap: .75rem; }
  button, a { display: block; min-block-size: 3rem; border: 1px solid var(--control); border-radius: .625rem; font: inherit;
    font-weight: 600; line-height: 3rem; text-align: center; text-decoration: none; background: var(--surface);
    color: inherit; cursor: pointer; }
  button[value='pay'] { border-color: var(--chosen); background: var(--chosen); color: var(--on-chosen); }
`;

/** The page on which a buyer pays, declines, or leaves. */
export function walletPage(payment: SimulatedPayment | undefined, locale: Locale): PlainPage {
  const text = TEXTS[locale];
  const open = payment?.status === 'pending' ? payment : null;
  const content = open
    ? `<p>${text.about}</p>
       <dl>
         <dt>${text.order}</dt><dd>${leftToRight(open.invoice)}</dd>
         <dt>${text.amount}</dt><dd>${leftToRight(formatUsd(Math.round(open.amount * 100)))}</dd>
       </dl>
       <form method="post">
         <button name="do" value="pay">${text.pay}</button>
         <button name="do" value="decline">${text.decline}</button>
         <a href="${escaped(open.failureRedirectUrl)}">${text.back}</a>
       </form>`
    : `<p>${text.over}<a href="/">${text.shop}</a></p>`;
  return { title: text.title, style: STYLE, body: `<main><h1>${text.title}</h1>${content}</main>` };
}
