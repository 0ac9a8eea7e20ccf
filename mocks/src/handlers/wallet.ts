/** The wallet simulator: the page to pay, decline or walk away, in place of the payment provider. */
import { formatUsd, type Locale } from '@zawadeh/domain';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { respond, type MockOptions } from '../respond.ts';
import { settle } from '../database/orderStore.ts';
import type { PaymentRow, MockDatabase } from '../database/database.ts';
import { walletStatusFor } from './orderStatus.ts';

/** The same texts as the server's wallet simulator; a contract test compares them. */
const TEXTS = {
  en: {
    title: 'Local wallet',
    about: 'It stands in for the payment provider. No money moves.',
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
    about: 'تنوب عن مزوّد الدفع، ولا ينتقل أي مال.',
    order: 'الطلب',
    amount: 'المبلغ',
    pay: 'دفع',
    decline: 'رفض الدفع',
    back: 'الخروج من دون دفع',
    over: 'لم يبقَ هنا ما يُدفع.',
    shop: 'العودة إلى زوّادة',
  },
} satisfies Record<Locale, object>;

const ADDRESS = '*/wallet/:id';

export const wallet = (options: MockOptions): HttpHandler[] => [
  http.get(ADDRESS, ({ request, params }) =>
    respond(options, () => page(options.database, paymentIn(options, params), request)),
  ),
  http.post(ADDRESS, async ({ request, params }) => {
    const choice = new URLSearchParams(await request.clone().text()).get('do');
    return respond(options, () => {
      const payment = paymentIn(options, params);
      const isOpen = payment?.walletStatus === 'pending' && isOwnPage(request);
      if (!isOpen || (choice !== 'pay' && choice !== 'decline'))
        return page(options.database, payment, request);
      return press(options, payment, choice, new URL(request.url).origin);
    });
  }),
];

const paymentIn = ({ database }: MockOptions, { id }: { id?: unknown }): PaymentRow | undefined =>
  database.payments.find(({ external_id }) => String(external_id) === id);

/** A service worker gets no Origin header for its own page's requests. */
function isOwnPage(request: Request): boolean {
  const origin = request.headers.get('origin');
  return origin === null || URL.parse(origin)?.host === new URL(request.url).host;
}

function press(
  options: MockOptions,
  payment: PaymentRow,
  choice: 'pay' | 'decline',
  origin: string,
): Response {
  const { database, scenario, now } = options;
  const isPaid = choice === 'pay' && scenario !== 'paymentDeclined';
  // With `paymentPending` the wallet has not decided when the buyer is back.
  if (scenario !== 'paymentPending' || !isPaid) payment.walletStatus = isPaid ? 'success' : 'failed';
  settle(database, payment, walletStatusFor(payment, scenario), now());
  const location = `${origin}${isPaid ? '/checkout/success' : '/checkout/cancel'}`;
  return new HttpResponse(null, { status: 303, headers: { location } });
}

function page({ orders }: MockDatabase, payment: PaymentRow | undefined, request: Request): Response {
  const isArabic = /^ar\b/i.test(request.headers.get('accept-language') ?? '');
  const texts = TEXTS[isArabic ? 'ar' : 'en'];
  const code = orders.find(({ id }) => id === payment?.order_id)?.order_code ?? '';
  const isOpen = payment?.walletStatus === 'pending';
  const content = isOpen
    ? `<p>${texts.about}</p>
       <dl>
         <dt>${texts.order}</dt><dd><bdi dir="ltr">${code}</bdi></dd>
         <dt>${texts.amount}</dt><dd><bdi dir="ltr">${formatUsd(payment.amount_cents)}</bdi></dd>
       </dl>
       <form method="post">
         <button name="do" value="pay">${texts.pay}</button>
         <button name="do" value="decline">${texts.decline}</button>
         <a href="/checkout/cancel">${texts.back}</a>
       </form>`
    : `<p>${texts.over}</p><a href="/">${texts.shop}</a>`;
  return HttpResponse.html(
    `<!doctype html><html lang="${isArabic ? 'ar' : 'en'}" dir="${isArabic ? 'rtl' : 'ltr'}">
     <head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
     <title>${texts.title}</title><style>${STYLE}</style></head>
     <body><main><h1>${texts.title}</h1>${content}</main></body></html>`,
    { status: payment ? 200 : 404 },
  );
}

const STYLE = `
  body { margin: 0; background: #fdf9f0; color: #1a160d; font: 1rem/1.5 system-ui; }
  main { max-inline-size: 24rem; margin: 0 auto; padding: 3rem 1rem; }
  dl { display: grid; grid-template-columns: auto auto; justify-content: space-between; }
  dd { margin: 0; font-weight: 700; }
  :focus-visible { outline: 3px solid currentcolor; outline-offset: 2px; }
  form { display: grid; gap: .75rem; }
  button, a { display: block; min-block-size: 3rem; border: 1px solid #85713f; border-radius: .625rem; font: inherit;
    line-height: 3rem; text-align: center; text-decoration: none; background: #fffefa; color: inherit; }
  button[value='pay'] { background: #3b4f1f; color: #fdf9f0; }
`;
