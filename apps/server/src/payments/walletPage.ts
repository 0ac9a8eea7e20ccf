import { formatUsd, type Locale } from '@zawadeh/domain';
import { escaped, leftToRight, type PlainPage } from '../pages/plainPage.ts';
import type { SimulatedPayment } from './simulator/paymentBook.ts';

const TEXTS = {
  en: {
    title: 'Practice wallet',
    fake: 'No real money here',
    about: 'This page stands in for Whish Money while Zawadeh is being tried out.',
    order: 'Order',
    amount: 'Amount',
    pay: 'Pay',
    decline: 'Decline',
    back: 'Leave without paying',
    over: 'There is nothing to pay here any more.',
    shop: 'Back to Zawadeh',
  },
  ar: {
    title: 'محفظة تجريبية',
    fake: 'لا يُدفع هنا مال حقيقي',
    about: 'تنوب هذه الصفحة عن Whish Money ريثما تُجرَّب زوّادة.',
    order: 'الطلب',
    amount: 'المبلغ',
    pay: 'دفع',
    decline: 'رفض الدفع',
    back: 'الخروج من دون دفع',
    over: 'لم يبقَ هنا ما يُدفع.',
    shop: 'العودة إلى زوّادة',
  },
} satisfies Record<Locale, object>;

/** A bar of its own in place of the shop's header, so that nobody takes the page for the shop. */
const STYLE = `
  header { display: flex; align-items: center; gap: .75rem; min-block-size: 3.75rem; padding: .5rem 1rem;
    background: #2b3a19; color: #fdf9f0; }
  header svg { flex: none; }
  h1 { margin: 0; font-size: 1.125rem; }
  .fake { margin: 0; padding: .75rem 1rem; background: #f8e9bb; color: #5e4510; font-weight: 600; text-align: center; }
  main { max-inline-size: 26rem; margin: 0 auto; padding: 1rem; }
  .about { color: var(--muted); }
  dl { display: grid; margin: 1.5rem 0; padding: 1.5rem 1rem; border-radius: .75rem; background: var(--kraft); }
  dl > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .5rem; }
  dl > .amount { display: block; padding-block-end: 1rem; margin-block-end: 1rem; border-block-end: 2px dashed;
    text-align: center; }
  dd { margin: 0; font-variant-numeric: tabular-nums; }
  .amount dd { font-size: 2.25rem; font-weight: 700; line-height: 1.3; }
  form, p.over { display: grid; gap: .75rem; }
  button, a { display: block; min-block-size: 3.25rem; border: 1.5px solid var(--link); border-radius: .625rem; font: inherit;
    font-weight: 600; line-height: 3rem; text-align: center; text-decoration: none; background: var(--surface);
    color: var(--link); cursor: pointer; }
  button[value='pay'] { border: 0; background: #f58a1f; box-shadow: inset 0 -3px #c8660b; color: #1a160d; }
`;

const MARK = `<svg width="30" height="30" viewBox="0 0 16 16" aria-hidden="true"><path fill="#f58a1f" d="m1.5 3 1.63-2 1.62 2 1.63-2L8 3l1.63-2 1.62 2 1.63-2 1.62 2v10.5A1.5 1.5 0 0 1 13 15H3a1.5 1.5 0 0 1-1.5-1.5Z"/><path fill="#2b3a19" d="m8.5 7.3 2.6-1.1c2 3.8-1 7-7.6 7 3.2-1.3 6.2-2.9 5-5.9"/><circle cx="8.6" cy="4.9" r="1.45" fill="#fff6e0"/></svg>`;

/** The page on which a buyer pays, declines, or leaves. */
export function walletPage(payment: SimulatedPayment | undefined, locale: Locale): PlainPage {
  const text = TEXTS[locale];
  const open = payment?.status === 'pending' ? payment : null;
  const amount = open && leftToRight(formatUsd(Math.round(open.amount * 100)));
  const content = open
    ? `<p class="about">${text.about}</p>
       <dl>
         <div class="amount"><dt>${text.amount}</dt><dd>${amount}</dd></div>
         <div><dt>${text.order}</dt><dd>${leftToRight(open.invoice)}</dd></div>
       </dl>
       <form method="post">
         <button name="do" value="pay">${text.pay} ${amount}</button>
         <button name="do" value="decline">${text.decline}</button>
         <a href="${escaped(open.failureRedirectUrl)}">${text.back}</a>
       </form>`
    : `<p class="over">${text.over}<a href="/">${text.shop}</a></p>`;
  const bar = `<header>${MARK}<h1>${text.title}</h1></header><p class="fake">${text.fake}</p>`;
  return { title: text.title, style: STYLE, body: `${bar}<main>${content}</main>` };
}
