import { inLanguage, type Locale } from '@zawadeh/domain';
import type { LinkedAlert } from '../database/alerts.ts';
import { escaped, type PlainPage } from '../pages/plainPage.ts';

const TEXTS = {
  en: {
    ask: 'Stop this alert?',
    about: (bag: string) => `We will not tell you about “${bag}” any more.`,
    stop: 'Stop',
    done: 'The alert has ended',
    gone: 'There is no such alert',
    goneWhy: 'It has already ended, or the link is incomplete.',
    alerts: 'All my alerts',
  },
  ar: {
    ask: 'إيقاف هذا التنبيه؟',
    about: (bag: string) => `لن نخبرك عن «${bag}» بعد الآن.`,
    stop: 'إيقاف التنبيه',
    done: 'أُوقف التنبيه',
    gone: 'لا تنبيه بهذا الرابط',
    goneWhy: 'ربّما أُوقف من قبل، أو أن الرابط ناقص.',
    alerts: 'كل تنبيهاتي',
  },
} satisfies Record<Locale, object>;

const STYLE = `
  main { max-width: 32rem; margin: 0 auto; padding: 3rem 1.25rem; }
  h1 { font-size: 1.5rem; line-height: 1.3; }
  button { min-height: 3rem; padding: 0 1.5rem; border: 0; border-radius: .75rem; background: var(--chosen);
    color: var(--on-chosen); font: inherit; font-weight: 600; }
  a { color: var(--link); display: inline-block; padding: .75rem 0; }
`;

/** Asks first: programs that preview links must not end an alert. */
export function alertEndPage(alert: LinkedAlert | null, locale: Locale, hasEnded: boolean): PlainPage {
  const texts = TEXTS[locale];
  const about = alert
    ? `<p><bdi>${escaped(texts.about(inLanguage(alert.title, locale).text))}</bdi></p>`
    : '';
  const [title, body] = !alert
    ? [texts.gone, `<p>${texts.goneWhy}</p>`]
    : hasEnded || !alert.isOpen
      ? [texts.done, about]
      : [texts.ask, `${about}<form method="post"><button>${texts.stop}</button></form>`];
  return {
    title,
    style: STYLE,
    body: `<main><h1>${title}</h1>${body}<p><a href="/alerts">${texts.alerts}</a></p></main>`,
  };
}
