/** Where a person pays, declines or walks away, in the place of the payment provider. */
import { formatUsd, type Locale } from '@zawadeh/domain';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { answeredIn, type Pretence } from '../pretence.ts';
import { settle } from '../world/orderStore.ts';
import type { Payment, World } from '../world/world.ts';
import { saidOf } from './orderStatus.ts';

/** The words of the wallet that the server has; the contract holds these to them. */
const WORDS = {
  en: {
    title: 'Local wallet',
    about: 'It stands in for the payment provider. No money moves.',
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
    about: 'تنوب عن مزوّد الدفع، ولا ينتقل أي مال.',
    order: 'الطلب',
    amount: 'المبلغ',
    pay: 'دفع',
    decline: 'رفض الدفع',
    back: 'الخروج دون دفع',
    over: 'لم يبقَ هنا ما يُدفع.',
    shop: 'العودة إلى المتجر',
  },
} satisfies Record<Locale, object>;

const ADDRESS = '*/wallet/:id';

export const wallet = (pretence: Pretence): HttpHandler[] => [
  http.get(ADDRESS, ({ request, params }) =>
    answeredIn(pretence, () => page(pretence.world, paymentIn(pretence, params), request)),
  ),
  http.post(ADDRESS, async ({ request, params }) => {
    const wish = new URLSearchParams(await request.clone().text()).get('do');
    return answeredIn(pretence, () => {
      const payment = paymentIn(pretence, params);
      const isOpen = payment?.inWallet === 'pending' && isOwnPage(request);
      if (!isOpen || (wish !== 'pay' && wish !== 'decline')) return page(pretence.world, payment, request);
      return pressed(pretence, payment, wish, new URL(request.url).origin);
    });
  }),
];

const paymentIn = ({ world }: Pretence, { id }: { id?: unknown }): Payment | undefined =>
  world.payments.find(({ external_id }) => String(external_id) === id);

/** A service worker is not told where a call of its own page comes from. */
function isOwnPage(request: Request): boolean {
  const origin = request.headers.get('origin');
  return origin === null || URL.parse(origin)?.host === new URL(request.url).host;
}

function pressed(pretence: Pretence, payment: Payment, wish: 'pay' | 'decline', origin: string): Response {
  const { world, scenario, now } = pretence;
  const isPaid = wish === 'pay' && scenario !== 'paymentDeclined';
  // Where the wallet takes its time, nothing is known of it yet when the buyer is back.
  if (scenario !== 'paymentPending' || !isPaid) payment.inWallet = isPaid ? 'success' : 'failed';
  settle(world, payment, saidOf(payment, scenario), now());
  const location = `${origin}${isPaid ? '/checkout/success' : '/checkout/cancel'}`;
  return new HttpResponse(null, { status: 303, headers: { location } });
}

function page({ orders }: World, payment: Payment | undefined, request: Request): Response {
  const isArabic = /^ar\b/i.test(request.headers.get('accept-language') ?? '');
  const say = WORDS[isArabic ? 'ar' : 'en'];
  const code = orders.find(({ id }) => id === payment?.order_id)?.order_code ?? '';
  const isOpen = payment?.inWallet === 'pending';
  const content = isOpen
    ? `<p>${say.about}</p>
       <dl>
         <dt>${say.order}</dt><dd><bdi dir="ltr">${code}</bdi></dd>
         <dt>${say.amount}</dt><dd><bdi dir="ltr">${formatUsd(payment.amount_cents)}</bdi></dd>
       </dl>
       <form method="post">
         <button name="do" value="pay">${say.pay}</button>
         <button name="do" value="decline">${say.decline}</button>
         <a href="/checkout/cancel">${say.back}</a>
       </form>`
    : `<p>${say.over}</p><a href="/">${say.shop}</a>`;
  return HttpResponse.html(
    `<!doctype html><html lang="${isArabic ? 'ar' : 'en'}" dir="${isArabic ? 'rtl' : 'ltr'}">
     <head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
     <title>${say.title}</title><style>${STYLE}</style></head>
     <body><main><h1>${say.title}</h1>${content}</main></body></html>`,
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
