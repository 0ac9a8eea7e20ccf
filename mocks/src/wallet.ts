/** The wallet simulator: the page to pay, decline or walk away, in place of the payment provider. */
import { formatUsd, type Locale } from '@zawadeh/domain';
import { HttpResponse, type HttpHandler } from 'msw';
import { answer, type MockOptions } from './answer.ts';
import { settle } from './database/orders.ts';
import type { MockDatabase, PaymentRow } from './database/rows.ts';
import { walletStatusFor } from './shop.ts';

const TEXTS = {
  en: ['Practice wallet', 'This moves no money', 'Pay', 'Decline', 'Leave without paying', 'Back to Zawadeh'],
  ar: ['محفظة تجريبية', 'لا يُدفع هنا مال حقيقي', 'دفع', 'رفض الدفع', 'الخروج من دون دفع', 'العودة إلى زوّادة'],
} as const satisfies Record<Locale, readonly string[]>;

const ADDRESS = '/wallet/:id';

export const wallet = (options: MockOptions): HttpHandler[] => [
  answer(options, `get ${ADDRESS}`, 'anyone', ({ database, id, request }) =>
    page(database, paymentIn(database, id), request),
  ),
  answer(options, `post ${ADDRESS}`, 'anyone', async ({ database, id, request, now, url }) => {
    const choice = new URLSearchParams(await request.text()).get('do');
    const payment = paymentIn(database, id);
    if (payment?.walletStatus !== 'pending') return page(database, payment, request);
    const { scenario } = options;
    const isPaid = choice === 'pay' && scenario !== 'paymentDeclined';
    // With `paymentPending` the wallet has not decided when the buyer is back.
    if (scenario !== 'paymentPending' || !isPaid) payment.walletStatus = isPaid ? 'success' : 'failed';
    settle(database, payment, walletStatusFor(payment, scenario), now);
    const location = `${url.origin}${isPaid ? '/checkout/success' : '/checkout/cancel'}`;
    return new HttpResponse(null, { status: 303, headers: { location } });
  }),
];

const paymentIn = ({ payments }: MockDatabase, id: string): PaymentRow | undefined =>
  payments.find(({ external_id }) => String(external_id) === id);

function page({ orders }: MockDatabase, payment: PaymentRow | undefined, request: Request): Response {
  const locale = /^ar\b/i.test(request.headers.get('accept-language') ?? '') ? 'ar' : 'en';
  const [title, about, pay, decline, leave, back] = TEXTS[locale];
  const code = orders.find(({ id }) => id === payment?.order_id)?.order_code ?? '';
  const content =
    payment?.walletStatus === 'pending'
      ? `<p>${about}</p>
         <p><bdi dir="ltr">${code} · ${formatUsd(payment.amount_cents)}</bdi></p>
         <form method="post">
           <button name="do" value="pay">${pay} ${formatUsd(payment.amount_cents)}</button>
           <button name="do" value="decline">${decline}</button>
           <a href="/checkout/cancel">${leave}</a>
         </form>`
      : `<a href="/">${back}</a>`;
  return HttpResponse.html(
    `<!doctype html><html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
     <head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
     <title>${title}</title><style>${STYLE}</style></head>
     <body><h1>${title}</h1>${content}</body></html>`,
    { status: payment ? 200 : 404 },
  );
}

const STYLE = `
  body { max-inline-size: 24rem; margin: 0 auto; padding: 3rem 1rem; background: #fdf9f0; color: #1a160d; font: 1rem/1.5 system-ui; }
  form { display: grid; gap: .75rem; }
  button, a { padding: .75rem; border: 1px solid #85713f; font: inherit; text-align: center; color: inherit; }
`;
