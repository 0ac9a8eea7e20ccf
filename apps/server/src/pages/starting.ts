/** Answers all requests until the server is ready, which takes seconds: a page for browsers, an error for programs. */
import { brand, type Locale } from '@zawadeh/domain';
import { renderPlainPage, type PlainPage } from './plainPage.ts';

const AGAIN_AFTER_SECONDS = '2';

const TEXTS = {
  en: { title: 'One moment, we are opening', about: 'Zawadeh will open here in a few seconds, by itself.' },
  ar: { title: 'لحظة من فضلك، نفتح أبوابنا الآن', about: 'ستفتح زوّادة هنا خلال ثوانٍ من تلقاء نفسها.' },
} satisfies Record<Locale, object>;

const STYLE = `
  main { display: grid; align-content: center; min-block-size: 100vh; max-inline-size: 28rem; margin: 0 auto;
    padding: 1rem; text-align: center; }
  h1 { margin: 0; }
  p { color: var(--muted); }
`;

function startingPage(locale: Locale): PlainPage {
  const { title, about } = TEXTS[locale];
  return {
    title: `${title} · ${brand.name[locale]}`,
    style: STYLE,
    body: `<main><h1>${title}</h1><p>${about}</p></main>`,
  };
}

export function starting({ method, headers }: Request): Response {
  const isReader = method === 'GET' && headers.get('accept')?.includes('text/html');
  if (!isReader) {
    return Response.json(
      { error: 'Zawadeh is starting.', message: 'Zawadeh is starting.', code: 'starting' },
      { status: 503, headers: { 'retry-after': AGAIN_AFTER_SECONDS } },
    );
  }
  const page = renderPlainPage(headers, startingPage);
  return new Response(page.html, {
    status: 503,
    headers: {
      ...page.headers,
      'content-type': 'text/html; charset=utf-8',
      'retry-after': AGAIN_AFTER_SECONDS,
      refresh: AGAIN_AFTER_SECONDS,
    },
  });
}
