import {
  CODE_END_LENGTH,
  formatPhone,
  formatUsd,
  inLanguage,
  multiplyCents,
  type Cents,
  type Locale,
  type LocalText,
  type Order,
  type OrderLine,
} from '@zawadeh/domain';
import { clockTime, escaped, leftToRight, type PlainPage } from '../pages/plainPage.ts';
import type { SimulatedPayment } from './simulator/paymentBook.ts';

const TEXTS = {
  en: {
    title: 'Practice wallet',
    fake: 'This moves no money',
    payee: 'Pay Zawadeh',
    about: 'This page stands in for Whish Money while Zawadeh is being tried out.',
    amount: 'Amount',
    store: 'Store',
    bag: 'Unnamed Bag',
    delivery: 'Delivery',
    order: 'Order',
    wallet: 'Wallet',
    held: (time: string) => `Your bags are held for you until ${time}.`,
    pay: 'Pay',
    decline: 'Decline',
    back: 'Leave without paying',
    over: 'There is nothing to pay here any more.',
    shop: 'Back to Zawadeh',
    other: { locale: 'ar', name: 'العربية' },
  },
  ar: {
    title: 'محفظة تجريبية',
    fake: 'لا يُدفع هنا مال حقيقي',
    payee: 'الدفع لزوّادة',
    about: 'تنوب هذه الصفحة عن Whish Money ريثما تُجرَّب زوّادة.',
    amount: 'المبلغ',
    store: 'متجر',
    bag: 'كيس بلا اسم',
    delivery: 'التوصيل',
    order: 'الطلب',
    wallet: 'المحفظة',
    held: (time: string) => `نحتفظ لك بأكياسك حتى ${time}.`,
    pay: 'دفع',
    decline: 'رفض الدفع',
    back: 'الخروج من دون دفع',
    over: 'لم يبقَ هنا ما يُدفع.',
    shop: 'العودة إلى زوّادة',
    other: { locale: 'en', name: 'English' },
  },
} satisfies Record<Locale, object>;

/** A bar of its own in place of the shop's header, so that nobody takes the page for the shop. */
const STYLE = `
  body { display: flex; flex-direction: column; min-block-size: 100vh; min-block-size: 100dvh; }
  header { display: flex; align-items: center; gap: .75rem; min-block-size: 4.0625rem; padding: .5rem 1rem .8125rem;
    background: repeating-linear-gradient(90deg, #2b3a19 0 14px, #ebd2a8 14px 28px) bottom / 100% 5px no-repeat #2b3a19;
    color: #fdf9f0; }
  header svg, .fake svg, .held svg { flex: none; }
  h1 { margin: 0; font-size: 1.0625rem; }
  header a { display: grid; align-items: center; min-block-size: 2.75rem; margin-inline-start: auto; color: #c6d49c;
    font-weight: 600; text-decoration: none; }
  .fake { display: flex; align-items: center; justify-content: center; gap: .625rem; margin: 0; padding: .625rem 1rem;
    background: #f8e9bb; color: #5e4510; font-weight: 600; }
  main { display: flex; flex: 1; flex-direction: column; inline-size: 100%; max-inline-size: 30rem; margin: 0 auto; }
  .bill { flex: 1; padding: 1rem 1rem 1.5rem; }
  h2 { margin: 0; font: 1.75rem/1.3 Rakkas, 'Rakkas Arabic', Georgia, serif; }
  .about, .held { margin: .25rem 0 0; color: var(--muted); font-size: .875rem; }
  .receipt { margin: 1rem 0; padding: 1.75rem 1rem 1rem; border-end-start-radius: .875rem;
    border-end-end-radius: .875rem; background: var(--kraft);
    mask: conic-gradient(from 135deg at top, #0000, #000 1deg 89deg, #0000 90deg) 50% / 14px; }
  .amount { text-align: center; }
  .amount dd { font-size: 2.375rem; font-weight: 700; line-height: 1.3; }
  dl { margin: 0; }
  dt { font-size: .875rem; }
  dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; }
  .lines, .facts { margin-block-start: 1rem; padding-block-start: 1rem; border-block-start: 2px dashed; }
  .facts, .lines { display: grid; gap: .375rem; font-size: .875rem; }
  .facts > div, li { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between;
    gap: 0 .75rem; }
  h3 { margin: 0; font-size: 1rem; }
  ul + h3 { margin-block-start: .5rem; }
  ul { display: grid; gap: .375rem; margin: 0; padding: 0; list-style: none; }
  li > :first-child { flex: 1 1 8rem; min-inline-size: 0; overflow-wrap: anywhere; }
  li > :last-child { min-inline-size: 3.5rem; font-weight: 600; text-align: end; font-variant-numeric: tabular-nums; }
  .code > i { font-size: 0; }
  .code > i::before, .code > b::before { content: ' · ' / ''; font-size: .875rem; font-weight: 400; font-style: normal;
    white-space: pre; }
  .held { display: flex; gap: .5rem; }
  .dock { position: sticky; inset-block-end: 0; display: flex; flex-wrap: wrap; gap: .5rem; padding: .875rem 1rem 1rem;
    border-block-start: 1px solid var(--subtle); background: var(--surface); }
  .dock > * { flex: 1 1 auto; padding: 0 1rem; min-block-size: 3rem; border: 1.5px solid var(--link); border-radius: .625rem;
    font: inherit; font-weight: 600; line-height: 2.75rem; text-align: center; text-decoration: none;
    background: var(--surface); color: var(--link); cursor: pointer; }
  .dock > [value='pay'] { flex-basis: 100%; border: 0; background: #f58a1f; box-shadow: inset 0 -3px #c8660b;
    color: #1a160d; }
  @media (min-width: 48rem) { .bill { flex: none; } .dock { position: static; border: 0; background: none; } }
  @media (forced-colors: active) { .receipt { border: 1px solid; mask: none; } }
`;

const MARK = `<svg width="30" height="30" viewBox="0 0 16 16" aria-hidden="true"><path fill="#f58a1f" d="m1.5 3 1.63-2 1.62 2 1.63-2L8 3l1.63-2 1.62 2 1.63-2 1.62 2v10.5A1.5 1.5 0 0 1 13 15H3a1.5 1.5 0 0 1-1.5-1.5Z"/><path fill="#2b3a19" d="m8.5 7.3 2.6-1.1c2 3.8-1 7-7.6 7 3.2-1.3 6.2-2.9 5-5.9"/><circle cx="8.6" cy="4.9" r="1.45" fill="#fff6e0"/></svg>`;

const icon = (path: string): string =>
  `<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${path}</svg>`;
const WARNING = icon('<path d="M12 4 2.5 20h19ZM12 10v4.5m0 2.5v.01"/>');
const CLOCK = icon('<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3 2"/>');

const named = (text: LocalText | null, unnamed: string, locale: Locale): string => {
  if (text === null) return unnamed;
  const shown = inLanguage(text, locale);
  return `<bdi lang="${shown.locale}">${escaped(shown.text)}</bdi>`;
};

const usd = (cents: Cents): string => leftToRight(formatUsd(cents));

function renderLine({ title, quantity, unitPrice }: OrderLine, locale: Locale): string {
  const name = `<span>${named(title, TEXTS[locale].bag, locale)}</span>`;
  if (unitPrice === null) return `<li>${name}<span>${leftToRight(`× ${quantity}`)}</span></li>`;
  const each = quantity > 1 ? `<span>${leftToRight(`${quantity} × ${formatUsd(unitPrice)}`)}</span>` : '';
  return `<li>${name}${each}<span>${usd(multiplyCents(unitPrice, quantity))}</span></li>`;
}

const shopKey = ({ store }: OrderLine): string => JSON.stringify(store);

/** By shop, in the order of the cart. */
function renderLines({ lines }: Order, locale: Locale): string {
  return Array.from(new Set(lines.map(shopKey)), (shop) => {
    const ofShop = lines.filter((line) => shopKey(line) === shop);
    const name = named(ofShop[0]?.store ?? null, TEXTS[locale].store, locale);
    return `<h3>${name}</h3><ul role="list">${ofShop.map((line) => renderLine(line, locale)).join('')}</ul>`;
  }).join('');
}

/** Shown in groups that can be read aloud, and copied as it is. */
const renderCode = (code: string): string => {
  const dash = code.indexOf('-');
  const parts = [code.slice(0, dash), code.slice(dash + 1, -CODE_END_LENGTH), code.slice(-CODE_END_LENGTH)];
  const [start, middle, end] = parts.map(escaped);
  return `<bdi dir="ltr" class="code">${start}<i>-</i>${middle}<b>${end}</b></bdi>`;
};

const fact = (name: string, value: string): string => `<div><dt>${name}</dt><dd>${value}</dd></div>`;

function renderBill(payment: SimulatedPayment, order: Order | null, locale: Locale): string {
  const text = TEXTS[locale];
  const amount = usd(Math.round(payment.amount * 100));
  const { deliveryFee, phone, expiresAt } = order ?? {};
  return `<div class="bill">
      <h2>${text.payee}</h2>
      <p class="about">${text.about}</p>
      <div class="receipt">
        <dl class="amount"><dt>${text.amount}</dt><dd>${amount}</dd></dl>
        ${order && order.lines.length > 0 ? `<div class="lines">${renderLines(order, locale)}</div>` : ''}
        <dl class="facts">
          ${deliveryFee ? fact(text.delivery, usd(deliveryFee)) : ''}
          ${fact(text.order, renderCode(payment.invoice))}
          ${phone ? fact(text.wallet, leftToRight(formatPhone(phone))) : ''}
        </dl>
      </div>
      ${expiresAt ? `<p class="held">${CLOCK}<span>${text.held(clockTime(expiresAt, locale))}</span></p>` : ''}
    </div>
    <form method="post" class="dock">
      <button name="do" value="pay">${text.pay} ${amount}</button>
      <button name="do" value="decline">${text.decline}</button>
      <a href="${escaped(payment.failureRedirectUrl)}">${text.back}</a>
    </form>`;
}

/** The page on which a buyer pays, declines, or leaves. Without an order it has no lines. */
export function walletPage(
  payment: SimulatedPayment | undefined,
  order: Order | null,
  locale: Locale,
): PlainPage {
  const { title, fake, over, shop, other } = TEXTS[locale];
  const content =
    payment?.status === 'pending'
      ? renderBill(payment, order, locale)
      : `<div class="bill"><p>${over}</p></div><div class="dock"><a href="/">${shop}</a></div>`;
  const language = `<a href="?language=${other.locale}" lang="${other.locale}">${other.name}</a>`;
  const bar = `<header>${MARK}<h1>${title}</h1>${language}</header><p class="fake">${WARNING}${fake}</p>`;
  return { title, style: STYLE, body: `${bar}<main>${content}</main>` };
}
